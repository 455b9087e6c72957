import type { Schema } from '#gateway/contract.ts'
import { statusText } from './statusTexts.ts'
import { cloudStarWords } from '#gateway/generated/words/CloudStar.ts'

type Result = Schema<'ToolResult'>
type Item = Schema<'ToolItem'>

/** An item in which two results differ. */
export interface ItemChange {
  code: string
  name: string
  /** A word of statusTexts; absent for a new item. */
  before?: string
  /** A word of statusTexts. */
  after: string
  /** The requirement, with the former one where it differs. */
  requirement: string
  formerRequirement?: string
}

export interface ResultChanges {
  /** E.g. 规则变更后，结论由“符合”变为“差 1 项”. */
  headline: string
  ruleChanged: boolean
  items: ItemChange[]
  /** Names of items that are no longer required. */
  dropped: string[]
}

/** The differences between an earlier and a later result of the same tool, due to new rules, new figures, or both. */
export function resultChanges(before: Result, after: Result): ResultChanges {
  const ruleChanged = before.ruleVersion !== after.ruleVersion
  const wordIn = (result: Result, item: Item) => statusText(item, result.verdict === 'DONE')
  // A new rule version may renumber its items; items with the same name are the same.
  const isSame = (one: Item, other: Item) => one.code === other.code || (ruleChanged && one.name === other.name)
  const items = after.items.flatMap((item) => {
    const former = before.items.find((each) => isSame(each, item))
    return changeOf(former && { ...former, word: wordIn(before, former) }, { ...item, word: wordIn(after, item) })
  })
  const dropped = before.items.filter((item) => !after.items.some((each) => isSame(each, item))).map(({ name }) => name)
  const [former, now] = [verdictWord(before), verdictWord(after)]
  const occasion = ruleChanged ? '规则变更后' : '与上次相比'
  const headline = former === now ? `${occasion}，结论仍为“${now}”` : `${occasion}，结论由“${former}”变为“${now}”`
  return { headline, ruleChanged, items, dropped }
}

type WordedItem = Item & { word: string }

function changeOf(former: WordedItem | undefined, { code, name, requirement, status, word }: WordedItem): ItemChange[] {
  if (former === undefined) return [{ code, name, after: word, requirement }]
  const changed = former.requirement !== requirement
  if (former.status === status && !changed) return []
  const formerRequirement = changed ? { formerRequirement: former.requirement } : {}
  return [{ code, name, before: former.word, after: word, requirement, ...formerRequirement }]
}

type Worded = Pick<Result, 'toolCode' | 'verdict' | 'verdictText' | 'items' | 'cloud'>

/**
 * A verdict in a word: for a failure the number of missing items, for stars the rating, for the deduction whether it is
 * granted.
 */
export function verdictWord({ toolCode, verdict, verdictText, items, cloud }: Worded): string {
  switch (verdict) {
    case 'PASS':
      if (toolCode === 'RD_DEDUCTION') return '可以享受'
      return cloud === undefined ? '符合' : `可达${starNames[cloud.levelByScore]}`
    case 'FAIL': {
      if (toolCode === 'RD_DEDUCTION') return '不能享受'
      if (cloud !== undefined) return '暂未达到三星级'
      const unmet = items.filter(({ status }) => status === 'UNMET').length
      return unmet === 0 ? '不符合' : `差 ${unmet} 项`
    }
    case 'INCOMPLETE':
      return '资料不足'
    case 'MANUAL':
      return '待人工确认'
    case 'DONE':
    default:
      // 划型 has neither pass nor failure: its verdict is the class.
      return verdictText
  }
}

/** In a comparison, no star is the lowest level. */
const starNames = { ...cloudStarWords, 0: '三星级以下' }
