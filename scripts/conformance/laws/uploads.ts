import { conventionClause } from '../clause.ts'
import type { FileLaw, Operation } from '../declared.ts'
import { member, told } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import { smallUpload } from './brokenUploads.ts'
import { partsFrom, resolved } from './expressions.ts'
import { ask, holdReply, isRefusedWith } from './judged.ts'

const clause = () => conventionClause('writes')

/** An uploaded file is downloaded unchanged. */
export async function holdUpload(run: Run, upload: Operation): Promise<void> {
  const { file: law } = upload.laws
  if (law === undefined || !run.asker.knows('member')) return
  const parts = run.example(upload)
  const { exchange, outcome } = await run.ask({ operation: upload, parts, as: 'member' })
  const coverage = run.coverageOf(upload.operationId)
  if (outcome.kind !== 'success') {
    coverage.note ||= told(outcome)
    return
  }
  coverage.succeeded = true
  const file =
    parts.body instanceof FormData ? [...parts.body.values()].find((each) => each instanceof Blob) : undefined
  if (file === undefined) return
  const bytes = Buffer.from(await file.arrayBuffer())
  const { name, size } = outcome.data as Record<'name' | 'size', string | number>
  const said = (rule: string, expected: string, actual: unknown, isRight: boolean) =>
    run.check(
      upload,
      'state',
      isRight ? undefined : { rule, expected, actual: String(actual), clause: clause(), exchange },
    )
  said('size', `size 为上传的 ${bytes.length} 字节`, size, size === bytes.length)
  said('name', `name 为上传的 ${file.name}`, name, name === file.name)
  await holdDownload(run, law, { request: parts, response: outcome.data, found: undefined }, bytes)
  await keepOwn(run, upload, law)
}

/** What belongs to no record yet is read by nobody but who uploaded it. */
async function keepOwn(run: Run, upload: Operation, law: FileLaw): Promise<void> {
  const body = law.own === undefined ? undefined : smallUpload(run.document, upload, law.own)
  if (body === undefined) return
  const parts = { ...run.example(upload), body }
  const { outcome } = await run.ask({ operation: upload, parts, as: 'member' })
  if (outcome.kind !== 'success') return
  const download = run.operation(law.in)
  const written = { request: parts, response: outcome.data, found: undefined }
  for (const [as, name, codes] of [
    ['visitor', '访客', ['401']],
    ['stranger', '另一会员', ['4030', '403']],
  ] as const) {
    if (!run.asker.knows(as)) continue
    const reply = await ask(run, download, partsFrom(download, resolved(law.with, written)), as)
    const isRight = isRefusedWith(reply, codes)
    const expected = `上传后没有随任何记录提交的文件不给${name}，返回 ${codes[0]}`
    holdReply(run, 'access', reply, { rule: `own upload ${as}`, expected, isRight, convention: 'ownership' })
  }
}

/** The address of a picture that is uploaded now. */
export async function uploadedUrl(run: Run): Promise<string | undefined> {
  const upload = [...run.operations.values()].find(({ laws }) => laws.file !== undefined)
  if (upload === undefined) return undefined
  const { outcome } = await run.ask({ operation: upload, parts: run.example(upload), as: 'member' })
  const url = outcome.kind === 'success' ? member(outcome.data, 'url') : undefined
  return typeof url === 'string' ? url : undefined
}

async function holdDownload(run: Run, law: FileLaw, written: Parameters<typeof resolved>[1], bytes: Buffer) {
  const download = run.operation(law.in)
  const parts = partsFrom(download, resolved(law.with, written))
  const { exchange, outcome } = await run.ask({ operation: download, parts, as: 'member' })
  const isSame = outcome.kind === 'success' && Buffer.compare(Buffer.from(exchange.bytes), bytes) === 0
  const actual = outcome.kind === 'success' ? `${exchange.bytes.length} 字节，内容不同` : told(outcome)
  const breach = { rule: 'bytes', expected: '下载的与上传的逐字节相同', actual, clause: clause(), exchange }
  run.check(download, 'state', isSame ? undefined : breach)
}
