import { zodResolver } from '@hookform/resolvers/zod'
import { type ComponentProps, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as changes from '#gateway/generated/changes.ts'
import type { DataOf, Schema } from '#gateway/contract.ts'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { eventSignFormFields as facts } from '#gateway/generated/fields/EventSignForm.ts'
import { GatewayForm } from '#calls/GatewayForm.tsx'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { useLoginFirst } from '#calls/useLoginFirst.ts'
import { recordVisitor } from '#ui/draft/useRecordDraft.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { mobileTyped } from '#ui/form/rules/withoutSpaces.ts'
import { Link } from '#ui/Link.tsx'
import { Anchor } from '#ui/Anchor.tsx'
import { ExtraFields } from './ExtraFields.tsx'
import { signUpDialog } from './signUpDialog.ts'
import { emptySignUp, signUpBody, signUpEnterprises, signUpSchema, type SignUpValues } from './signUpForm.ts'
import type { SignUpMember } from './signUpMember.ts'

interface SignUpFormProps {
  event: Schema<'EventDetail'>
  member: SignUpMember | undefined
  onSent: (receipt: DataOf<'signUpForEvent'>) => void
}

const fields = ['enId', 'name', 'mobile', 'position', 'attendCount', 'diet', 'question', 'agree'] as const

/** Who comes, how many, and the organiser's questions. A visitor who fills it in finds it filled in after the login. */
export function SignUpForm({ event, member, onSent }: SignUpFormProps) {
  const loginFirst = useLoginFirst()
  const { id, extraFields, perEnLimit } = event
  const { empty, resolver } = useMemo(
    () => ({ empty: emptySignUp(extraFields), resolver: zodResolver(signUpSchema(extraFields)) }),
    [extraFields],
  )
  const form = useForm<SignUpValues>({ resolver, defaultValues: empty, shouldFocusError: false })
  const { errors } = form.formState
  const [enId, question] = useWatch({ control: form.control, name: ['enId', 'question'] })
  const offered = member?.enterprises && signUpEnterprises(member.enterprises)
  const chosen = offered?.find((one) => one.enId === enId) ?? offered?.find((one) => one.enId === member?.enId)
  const enterprise = chosen ?? offered?.[0]

  const [refused, setRefused] = useState(false)
  const sender = useGatewayForm({
    form,
    fields,
    draft: useFormDraft(form, {
      name: `sign-up-${id}`,
      owner: member === undefined ? recordVisitor : member.userId,
      outline: empty,
    }),
    maySend: () => !loginFirst(signUpDialog) && enterprise !== undefined,
    send(values, call) {
      setRefused(false)
      return call('signUpForEvent', { body: signUpBody({ ...values, enId: enterprise?.enId ?? '' }, id) })
    },
    onSent,
    // It may have been closed or filled up meanwhile; the page behind then shows that.
    onSettled: (isSent) => setRefused(!isSent),
    outdates: [...changes.signUpForEvent, 'getEventDetail', 'pageEvents'],
  })

  const persons = Array.from({ length: perEnLimit }, (_, index) => String(index + 1))

  return (
    <GatewayForm
      of={sender}
      submit={member === undefined ? '登录并报名' : '提交报名'}
      disabled={member !== undefined && enterprise === undefined}
      way={
        refused ? (
          <p>
            可到<Link to="/user/activity">我的活动</Link>查看已有的报名，或看看
            <Link to="/qw/activity" search={{ state: 'SIGNING' }}>
              正在报名的活动
            </Link>
            。
          </p>
        ) : null
      }
    >
      {member === undefined ? null : (
        <EnterpriseField {...form.register('enId')} value={enterprise?.enId ?? ''} offered={offered} />
      )}
      <TextField {...form.register('name')} {...inputOf(facts.name)} autoComplete="name" error={errors.name?.message} />
      <TextField
        {...form.register('mobile')}
        {...inputOf(facts.mobile)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={mobileTyped}
        error={errors.mobile?.message}
      />
      <SelectField
        {...form.register('attendCount')}
        label={facts.attendCount.title}
        options={persons.map((count) => ({ value: count, label: `${count} 人` }))}
        hint={placesText(event)}
        required
        error={errors.attendCount?.message}
      />
      <TextField
        {...form.register('position')}
        {...inputOf(facts.position)}
        label={`${facts.position.title}（选填）`}
        autoComplete="organization-title"
        error={errors.position?.message}
      />
      <ExtraFields extraFields={extraFields} control={form.control} errors={errors} />
      <TextField
        {...form.register('diet')}
        {...inputOf(facts.diet)}
        label={`${facts.diet.title}（选填）`}
        error={errors.diet?.message}
      />
      <TextAreaField
        {...form.register('question')}
        {...inputOf(facts.question)}
        label={`${facts.question.title}（选填）`}
        rows={2}
        length={question.length}
        error={errors.question?.message}
      />
      <CheckboxField {...form.register('agree')} label={facts.agree.title} error={errors.agree?.message} />
    </GatewayForm>
  )
}

/** The number of places, and the limit per enterprise. */
function placesText({ quota, signedCount, perEnLimit }: Schema<'EventDetail'>): string {
  const limit = `每家限报 ${perEnLimit} 人`
  if (quota === 0) return limit
  const left = quota - signedCount
  return left > 0 ? `${limit}，还剩 ${left} 个名额；超出的进入候补` : `${limit}，名额已满，进入候补`
}

interface EnterpriseFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  /** Undefined until they are known. */
  offered: readonly Schema<'Enterprise'>[] | undefined
}

/** The enterprise that the user signs up for. Without any there is a link to bind one; what has been typed is kept. */
function EnterpriseField({ offered, ...select }: EnterpriseFieldProps) {
  return (
    <SelectField
      {...select}
      label="报名企业"
      placeholder={offered === undefined ? '正在加载…' : undefined}
      options={(offered ?? []).map(({ enId, name }) => ({ value: enId, label: name }))}
      required
      hint={
        offered?.length === 0 ? (
          <>
            报名要以企业的名义，您还没有关联企业，请先<Anchor href="/user/relation">绑定企业</Anchor>
            ，已填写的内容会保留
          </>
        ) : undefined
      }
    />
  )
}
