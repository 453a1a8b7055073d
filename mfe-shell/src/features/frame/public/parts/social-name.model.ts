/** How networks write themselves. */
const NAMES: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
};

/** A network's name as people know it; one we do not know starts with a capital letter. */
export function socialName(kind: string): string {
  return NAMES[kind.toLowerCase()] ?? kind.charAt(0).toUpperCase() + kind.slice(1);
}
