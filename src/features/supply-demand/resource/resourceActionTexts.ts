import type { Schema } from '#gateway/contract.ts'
import { resourceOwnerActionWords } from '#gateway/generated/words/ResourceOwnerAction.ts'
import type { ActionTexts } from '../mine/ActionDialog.tsx'

type Action = Schema<'ResourceOwnerAction'>

/** Actions performed after a confirmation; changing has a form of its own. */
export type AskedResourceAction = Exclude<Action, 'EDIT'>

const asks: Record<AskedResourceAction, Omit<ActionTexts, 'title'>> = {
  DELETE: { ask: '删除后不能恢复。', done: '已删除' },
  SUBMIT: { ask: '提交后由平台审核，审核期间不能修改；通过后公开。', done: '已提交审核' },
  WITHDRAW: { ask: '撤回后成为草稿，可以修改后重新提交。', done: '已撤回' },
  OFF_SHELF: { ask: '下架后不再公开，别人不能再发起对接。', done: '已下架' },
  EXTEND: { ask: '延长后重新审核，通过后继续公开。', done: '已提交审核' },
  SUSPEND: { ask: '暂停后仍公开展示，不再接受预约。', done: '已暂停预约' },
  RESUME: { ask: '恢复后可以再次预约。', done: '已恢复预约' },
  TRADE: { ask: '标记成交后仍公开展示，不再接受新的对接。', done: '已标记成交' },
}

export const resourceActionTexts = Object.fromEntries(
  Object.entries(asks).map(([action, texts]) => [
    action,
    { ...texts, title: resourceOwnerActionWords[action as Action] },
  ]),
) as Record<AskedResourceAction, ActionTexts>

export function isAskedOfResource(action: Action): action is AskedResourceAction {
  return action !== 'EDIT'
}
