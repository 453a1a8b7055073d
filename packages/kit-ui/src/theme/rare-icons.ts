/** Icons of few pages: they travel with the page that shows them, not with everybody's first load. */
export { Languages, Mail, MapPin, Pause, Play, Star, Tag } from 'lucide-react';
