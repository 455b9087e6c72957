import type { IconName } from '../icons/iconNames.ts'

/** The icon of each tool, the same on the home page and among the tools. */
export const toolIcons = {
  calculate: 'calculator',
  scale: 'building-complex',
  hnte: 'shield-check',
  techSme: 'flask-conical',
  cloud: 'cloud-upload',
  srdi: 'award',
} as const satisfies Record<string, IconName>
