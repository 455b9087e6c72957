import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { gatewayOf, invalidate } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { recordVisitor } from '#ui/draft/useRecordDraft.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { LeaveGuard } from '#ui/leave/LeaveGuard.tsx'
import { focusField } from '../focusField.ts'
import { profileInfo } from '../profileInfo.ts'
import { profileProblem } from '../profileProblem.ts'
import { profileSections } from '../profileSections.ts'
import type { ProfileFormProps } from '../ProfileForm.tsx'
import type { ProfileValues } from '../profileValues.ts'
import { submitProfile } from '../submitProfile.ts'
import { useProfileDraft } from '../useProfileDraft.ts'
import { CompletionMeter } from './CompletionMeter.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { sectionId, SectionNav } from './SectionNav.tsx'
import styles from './ProfileForm.module.css'

interface MatchFormProps extends ProfileFormProps {
  initial: ProfileValues
  /** Year of the business data. */
  year: number
}

const [basic, ...further] = profileSections
const refusable = ['basicDTO.name', 'basicDTO.regProvince', 'basicDTO.creditCode', 'basicDTO.enType'] as const
const buttonTexts = { 'bind-only': '关联企业', match: '获取智能推荐报告' }

/** The profile form with one button for all sections: binds the enterprise, and in match mode fetches the report. */
export function MatchForm({ mode, member, enId, onDone, onClear, onApply, focus, initial, year }: MatchFormProps) {
  const queryClient = useQueryClient()
  const form = useForm<ProfileValues>({ defaultValues: initial, resolver: profileResolver, shouldFocusError: false })
  const { isDirty, isSubmitSuccessful } = form.formState
  const [expanded, setExpanded] = useState(mode === 'match')

  useEffect(() => {
    if (focus) go(focus)
  }, [focus])

  /** Unfolds the section first, as folded fields cannot be focused. */
  function go(path: string) {
    if (!path.startsWith('basicDTO.')) flushSync(() => setExpanded(true))
    focusField(path)
  }

  const draft = useProfileDraft(form, {
    owner: member === undefined ? recordVisitor : member.id,
    enId,
    discard: () => form.reset(initial),
  })
  const sender = useGatewayForm({
    form,
    fields: refusable,
    onInvalid() {
      const path = profileProblem(form.getValues())?.path
      if (path !== undefined) go(path)
    },
    send(values) {
      const info = profileInfo(values, enId ?? '', year)
      return submitProfile(gatewayOf(queryClient), { info, signedIn: member !== undefined, mode })
    },
    async onSent(result, values) {
      await invalidate(queryClient, 'listMyEnterprises', 'getEnterpriseDetails')
      form.reset(values)
      // A visitor's draft stays, because the gateway has stored nothing.
      if (member !== undefined) draft.forget()
      onDone(result)
    },
  })

  const shared = { level: 'h3', year, bound: enId !== undefined, onClear, onApply } as const
  return (
    <FormProvider {...form}>
      <form className={styles['form']} method="post" noValidate aria-label="企业资料" onSubmit={sender.onSubmit}>
        <p className={styles['tip']}>信息越完整，推荐的政策越精准。</p>
        {draft.restored ? <DraftNotice onDiscard={draft.discard} /> : null}
        <CompletionMeter onGo={go} />
        <SectionNav
          onGo={(section) => {
            if (section !== 'basicDTO') flushSync(() => setExpanded(true))
            document.getElementById(sectionId(section))?.focus()
          }}
        />
        <p className={styles['tip']}>
          共{profileSections.length}个部分，在下框内依次向下填写；带 <span className={styles['star']}>*</span>{' '}
          的必填，其余可以以后再补。
        </p>
        <div className={styles['body']}>
          {basic === undefined ? null : <ProfileSection section={basic} {...shared} />}
          <Button
            className={styles['toggle']}
            aria-expanded={expanded}
            aria-controls="more-info"
            onClick={() => setExpanded(!expanded)}
          >
            {expanded ? '收起更多信息' : '展开更多信息'}
          </Button>
          <div id="more-info" className={styles['more']} hidden={!expanded}>
            {further.map((section) => (
              <ProfileSection key={section.key} section={section} {...shared} />
            ))}
          </div>
        </div>
        <FormError messages={sender.failures} />
        <div className={styles['footer']}>
          <Button type="submit" look="primary" busy={sender.sending}>
            {sender.sending ? '提交中…' : buttonTexts[mode]}
          </Button>
        </div>
      </form>
      <LeaveGuard active={isDirty && !isSubmitSuccessful}>
        填写的内容还没有提交。离开后，草稿保留在本机，回到这里可以继续填写。
      </LeaveGuard>
    </FormProvider>
  )
}

/** The form's rules. Only the first error is reported, so that one message shows (5-07). */
const profileResolver: Resolver<ProfileValues> = (values) => {
  const problem = profileProblem(values)
  if (problem === undefined) return { values, errors: {} }
  const [section = '', name = ''] = problem.path.split('.')
  return { values: {}, errors: { [section]: { [name]: { type: 'check', message: problem.message } } } }
}
