import { resolve, type ContractDocument } from '#compiler/document.ts'
import type { FileKind } from '#gateway/generated/fields/field.ts'
import { operationClause } from '../clause.ts'
import type { Operation } from '../declared.ts'
import { told } from '../gateway/exchange.ts'
import type { Run } from '../run.ts'
import type { FullSchema } from '../schema.ts'

interface WrongUpload {
  rule: string
  fault: string
  form: FormData
}

const bytesPerMegabyte = 1_048_576
/** A larger one would take longer to send than it is worth. */
const mostMegabytes = 20

/** Invalid uploads are refused: without a file, with a file of another type, and with one that is too large. */
export async function refuseUploads(run: Run, operation: Operation): Promise<void> {
  const [field, { 'x-file': kinds = [] } = {}] = fileField(run.document, operation)
  if (field === undefined || (operation.member && !run.asker.knows('member'))) return
  for (const { rule, fault, form } of wrongUploads(field, kinds)) {
    if (run.isOver) return
    const parts = { ...run.example(operation), body: form }
    const { exchange, outcome } = await run.ask({ operation, parts, as: operation.member ? 'member' : 'visitor' })
    const isRefused = outcome.kind !== 'success'
    run.check(
      operation,
      'requests',
      isRefused
        ? undefined
        : {
            rule,
            expected: `${fault}时拒绝`,
            actual: told(outcome),
            clause: operationClause(operation.service, operation.operationId, 'requestBody'),
            exchange,
          },
    )
  }
}

/** The field of the form that takes the file. */
function fileField(document: ContractDocument, operation: Operation): [string, FullSchema] | [] {
  const schema = operation.requestBody?.content?.['multipart/form-data']?.schema
  const { properties = {} }: FullSchema = schema === undefined ? {} : resolve(document, schema)
  return Object.entries(properties).find(([, each]) => each.format === 'binary') ?? []
}

/** A small file with this ending. Undefined when the operation takes no files. */
export function smallUpload(document: ContractDocument, operation: Operation, ending: string): FormData | undefined {
  const [field] = fileField(document, operation)
  return field === undefined ? undefined : formOf(field, startOf(ending), `契约检查.${ending}`)
}

function wrongUploads(field: string, kinds: readonly FileKind[]): WrongUpload[] {
  const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')
  const [smallest] = kinds
    .filter(({ maxMegabytes }) => maxMegabytes <= mostMegabytes)
    .toSorted((a, b) => a.maxMegabytes - b.maxMegabytes)
  const [extension = 'pdf'] = smallest?.extensions ?? []
  const large = () =>
    Buffer.concat([startOf(extension), Buffer.alloc((smallest?.maxMegabytes ?? 0) * bytesPerMegabyte)])
  return [
    { rule: 'upload nothing', fault: '没有文件', form: new FormData() },
    { rule: 'upload field', fault: '文件在别的字段中', form: formOf(`${field}Conformance`, pdf, '契约检查.pdf') },
    {
      rule: 'upload extension',
      fault: '文件是程序（.exe）',
      form: formOf(field, Buffer.from('MZ conformance'), '契约检查.exe'),
    },
    {
      rule: 'upload content',
      fault: '内容与扩展名不符',
      form: formOf(field, Buffer.from('MZ conformance'), `契约检查.${extension}`),
    },
    { rule: 'upload empty', fault: '文件是空的', form: formOf(field, Buffer.alloc(0), `契约检查.${extension}`) },
    ...(smallest === undefined
      ? []
      : [
          {
            rule: 'upload large',
            fault: `文件大于 ${smallest.maxMegabytes} MB`,
            form: formOf(field, large(), `契约检查.${extension}`),
          },
        ]),
  ]
}

function formOf(name: string, bytes: Buffer, file: string): FormData {
  const made = new FormData()
  made.set(name, new Blob([new Uint8Array(bytes)]), file)
  return made
}

/** The first bytes that identify a picture or a document, so that only its size is wrong. */
function startOf(extension: string): Buffer {
  if (/^jpe?g$/.test(extension)) return Buffer.from([0xff, 0xd8, 0xff, 0xe0])
  return extension === 'png' ? Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) : Buffer.from('%PDF-1.4\n')
}
