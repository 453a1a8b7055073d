/** Icons of few pages: they load with the page that shows them, not with the first load. */
export { Bell, Languages, LogOut, Mail, MapPin, Monitor, Moon, Pause, Play, Star, Sun, Tag } from 'lucide-react';
