import { icons, type Tone } from '../theme';

const ICONS = {
  neutral: icons.Info,
  accent: icons.Sparkles,
  success: icons.CircleCheck,
  warning: icons.TriangleAlert,
  danger: icons.CircleAlert,
  info: icons.Info,
} as const;

/** The icon of a tone, so that meaning never depends on colour alone. */
export function ToneIcon({ tone, size = 18 }: { tone: Tone; size?: number }) {
  const Icon = ICONS[tone];
  return <Icon aria-hidden size={size} strokeWidth={2} />;
}
