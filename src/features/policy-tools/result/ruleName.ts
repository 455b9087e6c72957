/** The name of a rule version: srdi@2026 is 2026 年版; the platform's own scale is named as such. */
export function ruleName(ruleVersion: string): string {
  const version = ruleVersion.split('@')[1] ?? ''
  return version === 'design' ? '平台自测版' : `${version} 年版`
}
