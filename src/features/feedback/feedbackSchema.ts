import * as z from 'zod/mini'

/** §5, §9: most characters of a feedback's text. */
export const descriptionMaximum = 200

function required(message: string) {
  return z.string({ error: message }).check(z.trim(), z.minLength(1, message))
}

/** The feedback form: the limit of one reading of §5 and the rules of the other. */
export const feedbackSchema = z.object({
  telephone: required('请输入联系电话').check(z.regex(/^1[3-9]\d{9}$/, '手机号格式错误')),
  type: required('请选择问题类型'),
  description: required('请输入反馈内容').check(
    z.maxLength(descriptionMaximum, `反馈内容最多 ${descriptionMaximum} 个字符`),
  ),
})

export type FeedbackValues = z.infer<typeof feedbackSchema>
