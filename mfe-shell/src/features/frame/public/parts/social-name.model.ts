/** How the networks spell their names. */
const NAMES: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
};

/** A network's name; an unknown one is capitalised. */
export function socialName(kind: string): string {
  return NAMES[kind.toLowerCase()] ?? kind.charAt(0).toUpperCase() + kind.slice(1);
}
