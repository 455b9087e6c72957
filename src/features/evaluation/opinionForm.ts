import * as z from 'zod/mini'
import type { BodyOf, Schema } from '#gateway/contract.ts'
import { missingFields } from '#gateway/fields/needed.ts'
import { askFor, beyond } from '#gateway/fields/input/sentences.ts'
import { textRule } from '#gateway/rules/textRule.ts'
import { dockingEvaluationFormFields as fields } from '#gateway/generated/fields/DockingEvaluationForm.ts'
import { scoreFields } from './scores.ts'

export { fields }

type Scores = Schema<'DockingEvaluationScores'>
/** An opinion without its subject, the same for a docking and a facilitator. */
export type Opinion = Omit<BodyOf<'evaluateResource'>, 'dockingId'>

/** Suggestions that save typing; the contract accepts any word. */
export const suggestedTags = ['响应快', '技术可靠', '报告规范', '交付准时', '沟通顺畅', '价格合理', '售后周到']

const pick = (title: string) => z.string().check(z.minLength(1, askFor({ title, kind: 'choice' })))

/** The evaluation form; a bad rating needs a reason. */
export const opinionSchema = z
  .object({
    overall: pick(fields.overall.title),
    scores: z.object({
      quality: pick(scoreFields.quality.title),
      speed: pick(scoreFields.speed.title),
      price: pick(scoreFields.price.title),
      attitude: pick(scoreFields.attitude.title),
    }),
    tags: z
      .array(z.string())
      .check(z.maxLength(fields.tags.maxItems, beyond(fields.tags, 'maxItems', fields.tags.maxItems))),
    content: textRule(fields.content),
    images: z.array(z.object({ name: z.string(), size: z.number(), url: z.string(), uid: z.string() })),
    anonymous: z.boolean(),
  })
  .check(
    z.refine(({ overall, content }) => contentFault(overall, content) === undefined, {
      path: ['content'],
      error: ({ input }) => {
        const { overall, content } = input as OpinionValues
        return contentFault(overall, content)
      },
    }),
  )

/** The text required with few stars, by the contract's own condition. */
function contentFault(overall: string, content: string): string | undefined {
  const { content: field } = fields
  return missingFields({ content: field }, { overall: Number(overall), content })[0]?.message
}

export interface OpinionValues {
  overall: string
  scores: Record<keyof Scores, string>
  tags: string[]
  content: string
  images: Schema<'UploadedFile'>[]
  anonymous: boolean
}

export const emptyOpinion: OpinionValues = {
  overall: '',
  scores: { quality: '', speed: '', price: '', attitude: '' },
  tags: [],
  content: '',
  images: [],
  anonymous: false,
}

/** The shape of a stored draft, with its files as rows. */
export const opinionOutline: OpinionValues = {
  ...emptyOpinion,
  tags: [''],
  images: [{ name: '', size: 0, url: '', uid: '' }],
}

/** The form's values for an existing evaluation. */
export function valuesOf({ overall, scores, tags, content = '', images = [], anonymous }: Opinion): OpinionValues {
  const { quality, speed, price, attitude } = scores
  const typed = { quality: String(quality), speed: String(speed), price: String(price), attitude: String(attitude) }
  return { overall: String(overall), scores: typed, tags: [...tags], content, images: [...images], anonymous }
}

/** The request body of a checked form. */
export function opinionOf({ overall, scores, tags, content, images, anonymous }: OpinionValues): Opinion {
  const { quality, speed, price, attitude } = scores
  return {
    overall: Number(overall),
    scores: { quality: Number(quality), speed: Number(speed), price: Number(price), attitude: Number(attitude) },
    tags,
    ...(content !== '' && { content }),
    images,
    anonymous,
  }
}
