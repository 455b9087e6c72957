/** Which files a field takes. */
export interface UploadRule {
  /** Lower case, without the dot. */
  extensions: readonly string[]
  maxCount: number
  /** Why a file is not taken; undefined when it is. */
  fault: (file: Pick<File, 'name' | 'size'>) => string | undefined
}

/**
 * Sorts the chosen files into those to upload and the messages for those refused (§5), each message once.
 * @param present how many files the field holds already; those that will be replaced do not count
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

/** What a file picker offers, for its `accept`. */
export function acceptOf({ extensions }: Pick<UploadRule, 'extensions'>): string {
  return extensions.map((extension) => `.${extension}`).join(',')
}

function tooMany({ maxCount }: UploadRule, present: number): string | undefined {
  return present >= maxCount ? `超过最大文件上传数量限制，最多上传${maxCount}个文件` : undefined
}
