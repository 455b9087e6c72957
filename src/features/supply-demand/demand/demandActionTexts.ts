import type { Schema } from '#gateway/contract.ts'
import { demandOwnerActionWords } from '#gateway/generated/words/DemandOwnerAction.ts'
import type { ActionTexts } from '../mine/ActionDialog.tsx'

type Action = Schema<'DemandOwnerAction'>

/** Actions performed after a confirmation; changing is a page of its own. */
export type AskedAction = Exclude<Action, 'EDIT'>

const asks: Record<AskedAction, Omit<ActionTexts, 'title'>> = {
  DELETE: { ask: '删除后不能恢复。', done: '已删除' },
  SUBMIT: { ask: '提交后由平台审核，审核期间不能修改；通过后公开。', done: '已提交审核' },
  WITHDRAW: { ask: '撤回后成为草稿，可以修改后重新提交。', done: '已撤回' },
  OFF_SHELF: { ask: '下架后不再公开，别人不能再发起对接；可以修改后重新提交审核。', done: '已下架' },
  EXTEND: { ask: '延长后重新审核，通过后继续公开。', done: '已提交审核' },
  COMPLETE: { ask: '完成后仍公开展示，不再接受新的对接，也不能再修改。', done: '已完成' },
}

export const demandActionTexts = Object.fromEntries(
  Object.entries(asks).map(([action, texts]) => [
    action,
    { ...texts, title: demandOwnerActionWords[action as Action] },
  ]),
) as Record<AskedAction, ActionTexts>

export function isAsked(action: Action): action is AskedAction {
  return action !== 'EDIT'
}
