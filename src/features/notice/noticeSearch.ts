import { choiceParameter, idParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'
import { noticeColumnWords } from '#gateway/generated/words/NoticeColumn.ts'

/** Search parameters of /qw/news: one notice with an id, otherwise the list. */
export const noticeSearchSchema = searchSchema({
  id: idParameter,
  current: pageParameter,
  columnCode: choiceParameter(noticeColumnWords),
  name: textParameter,
})

export type NoticeSearch = ReturnType<typeof noticeSearchSchema>
