/** Which files a field takes. */
export interface UploadRule {
  /** Lower case, without the dot. */
  extensions: readonly string[]
  /** Of one file, in units of 1024 × 1024 bytes. */
  maxMegabytes: number
  maxCount: number
}

const megabyte = 1024 * 1024

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
    const message = refusal(file, rule, present + admitted.length)
    if (message === undefined) admitted.push(file)
    else messages.add(message)
  }
  return { admitted, messages: [...messages] }
}

/** What a file picker offers, for its `accept`. */
export function acceptOf({ extensions }: UploadRule): string {
  return extensions.map((extension) => `.${extension}`).join(',')
}

function refusal({ name, size }: Pick<File, 'name' | 'size'>, rule: UploadRule, present: number): string | undefined {
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : ''
  if (!rule.extensions.includes(extension)) return '上传的文件类型不符合要求'
  if (size > rule.maxMegabytes * megabyte) {
    return `超过最大文件上传大小限制，单个文件不能超过${rule.maxMegabytes}M`
  }
  if (present >= rule.maxCount) return `超过最大文件上传数量限制，最多上传${rule.maxCount}个文件`
  return undefined
}
