import { runStandalone } from '@jetway/kit-test/portal-host';

import module from './module';

void runStandalone({ module });
