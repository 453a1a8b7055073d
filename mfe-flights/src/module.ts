import { defineModule } from '@jetway/kit-runtime';

import en from './locales/en.json';
import { manifest } from './manifest';

export default defineModule({ manifest, namespace: 'flights', locales: { en }, routes: [] });
