import type { Field, FileKind } from '../generated/fields/field.ts'

const bytesPerMegabyte = 1024 * 1024
const pictures = new Set(['jpg', 'jpeg', 'png', 'webp'])

/** A field that states which files it takes. */
type FileField = Pick<Field, 'maxItems'> & { readonly file: readonly FileKind[] }

/**
 * The gateway's error for a file of another kind, or one that is empty or too large (§5); undefined when it is
 * accepted.
 */
export function fileFault(kinds: readonly FileKind[], { name, size }: { name: string; size: number }) {
  const kind = kinds.find(({ extensions }) => extensions.includes(extensionOf(name)))
  if (kind === undefined) return '上传的文件类型不符合要求'
  if (size === 0) return '文件是空的，请重新选择'
  if (size <= kind.maxMegabytes * bytesPerMegabyte) return undefined
  return `超过最大文件上传大小限制，单个文件不能超过${kind.maxMegabytes}M`
}

/** In lower case, without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : ''
}

/** The form's rule for the files of a field. */
export function fileRule({ file, maxItems = 1 }: FileField) {
  return {
    extensions: file.flatMap(({ extensions }) => extensions),
    maxCount: maxItems,
    fault: (chosen: { name: string; size: number }) => fileFault(file, chosen),
  }
}

/** What a field takes, e.g. `jpg 或 png 图片，最多 3 张，每张不超过 1M`. */
export function fileHint({ file, maxItems = 1 }: FileField): string {
  const isPictures = file.every(({ extensions }) => extensions.every((extension) => pictures.has(extension)))
  const one = isPictures ? '张' : '个'
  const count = maxItems === 1 ? `一${one}` : `最多 ${maxItems} ${one}`
  const [kind, ...others] = file
  if (kind === undefined || others.length > 0) {
    return [...file.map((each) => `${nameOf(each)}不超过 ${each.maxMegabytes}M`), count].join('，')
  }
  return `${nameOf(kind)}，${count}，${maxItems === 1 ? '' : `每${one}`}不超过 ${kind.maxMegabytes}M`
}

function nameOf({ extensions }: Pick<FileKind, 'extensions'>): string {
  // jpeg means the same as jpg.
  const shown = extensions.filter((extension) => extension !== 'jpeg')
  const last = shown.at(-1) ?? ''
  const listed = shown.length > 1 ? `${shown.slice(0, -1).join('、')} 或 ${last}` : last
  return `${listed} ${extensions.every((extension) => pictures.has(extension)) ? '图片' : '文件'}`
}
