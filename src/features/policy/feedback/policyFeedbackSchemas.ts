import * as z from 'zod/mini'
import type { Schema } from '../../../gateway/contract.ts'

const mobile = /^1[3-9]\d{9}$/

function required(message: string) {
  return z.string({ error: message }).check(z.trim(), z.minLength(1, message))
}

const atMost = (name: string, characters: number) => z.maxLength(characters, `${name}最多 ${characters} 个字符`)

/** Limits of the contract, in characters. */
export const limits = { title: 50, consult: 500, correction: 200, comment: 200 } as const

export const consultSchema = z.object({
  title: required('请输入咨询标题').check(atMost('咨询标题', limits.title)),
  content: required('请输入咨询内容').check(atMost('咨询内容', limits.consult)),
  telephone: required('请输入联系电话').check(z.regex(mobile, '手机号格式错误')),
  public: z.boolean(),
})

export type ConsultValues = z.infer<typeof consultSchema>

/** What may be wrong with a policy. */
export const errorTypes = {
  TEL: '联系电话错误',
  OUTDATED: '内容过期',
  AMOUNT: '金额错误',
  LINK: '链接失效',
  ATTACHMENT: '附件无法下载',
  TYPO: '错别字',
  OTHER: '其他',
} as const satisfies Record<Schema<'PolicyCorrectionRequest'>['errorType'], string>

export type ErrorType = keyof typeof errorTypes

export const correctionSchema = z.object({
  fieldOrClause: z.string(),
  errorType: z.string().check(z.refine((value) => Object.hasOwn(errorTypes, value), '请选择错误类型')),
  content: required('请说明哪里有错').check(z.minLength(5, '请至少写 5 个字'), atMost('说明', limits.correction)),
  telephone: z.string().check(
    z.trim(),
    z.refine((value) => value === '' || mobile.test(value), '手机号格式错误'),
  ),
})

export type CorrectionValues = z.infer<typeof correctionSchema>

export const evaluationSchema = z.object({
  useful: z.string().check(z.refine((value) => value === 'yes' || value === 'no', '请选择是否有用')),
  clarity: z.string(),
  comment: z.string().check(z.trim(), atMost('意见', limits.comment)),
})

export type EvaluationValues = z.infer<typeof evaluationSchema>
