/** A rule version as people say it: srdi@2026 is 2026 年版, and the platform's own scale says that it is. */
export function ruleName(ruleVersion: string): string {
  const version = ruleVersion.split('@')[1] ?? ''
  return version === 'design' ? '平台自测版' : `${version} 年版`
}
