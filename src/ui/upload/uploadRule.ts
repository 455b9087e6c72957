/** Which files a field accepts. */
export interface UploadRule {
  /** Lower case, without the dot. */
  extensions: readonly string[]
  maxCount: number
  /** Why a file is refused; undefined when it is accepted. */
  fault: (file: Pick<File, 'name' | 'size'>) => string | undefined
}

/**
 * Sorts the chosen files into those to upload and the messages for those refused (§5), each message once.
 * @param present how many files the field already holds; those that will be replaced do not count
 */
export function admit<Chosen extends Pick<File, 'name' | 'size'>>(
  files: readonly Chosen[],
  rule: UploadRule,
  present: number,
): { admitted: Chosen[]; messages: string[] } {
  const admitted: Chosen[] = []
  const messages = new Set<string>()
  for (const file of files) {
    const message = rule.fault(file) ?? tooMany(rule, present + admitted.length)
    if (message === undefined) admitted.push(file)
    else messages.add(message)
  }
  return { admitted, messages: [...messages] }
}

/** The `accept` attribute of a file picker. */
export function acceptOf({ extensions }: Pick<UploadRule, 'extensions'>): string {
  return extensions.map((extension) => `.${extension}`).join(',')
}

function tooMany({ maxCount }: UploadRule, present: number): string | undefined {
  return present >= maxCount ? `超过最大文件上传数量限制，最多上传${maxCount}个文件` : undefined
}
