/** Icons of few pages: they travel with the page that shows them, not with everybody's first load. */
export { Languages, LogOut, Mail, MapPin, Monitor, Moon, Pause, Play, Star, Sun, Tag } from 'lucide-react';
