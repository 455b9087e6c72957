import { policySubjectThemeWords } from '#gateway/generated/words/PolicySubjectTheme.ts'
import { choiceParameter, pageParameter, searchSchema, textParameter } from '#ui/list/listSearch.ts'

/** Search parameters of /policy/policy-subject. */
export const subjectSearchSchema = searchSchema({
  current: pageParameter,
  themeType: choiceParameter(policySubjectThemeWords),
})

/** Search parameters of /policy/policy-topic and /policy/topic. */
export const contentSubjectSearchSchema = searchSchema({ current: pageParameter, name: textParameter })

export type SubjectSearch = ReturnType<typeof subjectSearchSchema>
export type ContentSubjectSearch = ReturnType<typeof contentSubjectSearchSchema>
