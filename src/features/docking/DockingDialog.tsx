import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { supplyCycleWords } from '#gateway/generated/words/SupplyCycle.ts'
import { GatewayForm } from '#calls/GatewayForm.tsx'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import { useUpload } from '#calls/useUpload.ts'
import { fileHint, fileRule } from '#gateway/fields/files.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { NumberField } from '#ui/form/controls/NumberField.tsx'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { mobileTyped } from '#ui/form/rules/withoutSpaces.ts'
import { UploadField } from '#ui/upload/UploadField.tsx'
import { dockingBody, dockingFields, dockingSchema, emptyDocking } from './dockingForm.ts'
import { dockingKinds, type DockingKind } from './dockingKinds.ts'
import { dockingEnterprises, dockingStanding, type DockingMember, type DockingTarget } from './dockingStanding.ts'
import { DockingWay } from './DockingWay.tsx'
import styles from './Docking.module.css'

interface DockingDialogProps {
  kind: DockingKind
  target: DockingTarget
  member: DockingMember
  onClose: () => void
}

const fields = ['enId', 'title', 'content', 'planPrice', 'planCycle', 'contactName', 'contactTel', 'agree'] as const
/** Files are not kept: the gateway may discard uploads that were never submitted. */
const draftFields = ['enId', 'title', 'content', 'planPrice', 'planCycle', 'contactName', 'contactTel'] as const

const cycles = Object.entries(supplyCycleWords).map(([value, label]) => ({ value, label }))

/** Offers a solution to a demand, or asks for a resource; addressed to the enterprise that published it. */
export function DockingDialog({ kind, target, member, onClose }: DockingDialogProps) {
  const facts = dockingFields[kind]
  const form = useForm({
    resolver: zodResolver(dockingSchema(kind)),
    defaultValues: emptyDocking,
    shouldFocusError: false,
  })
  const { register, control, formState } = form
  const { errors } = formState
  const [enId, content] = useWatch({ control, name: ['enId', 'content'] })
  const upload = useUpload()
  const offered = member.enterprises && dockingEnterprises(member.enterprises)
  const chosen = offered?.find((one) => one.enId === enId) ?? offered?.find((one) => one.enId === member.enId)
  const enterprise = chosen ?? offered?.[0]
  // Changes behind the form when another tab or a colleague has docked; the refusal then includes a link.
  const standing = dockingStanding(kind, target, member)
  const sender = useGatewayForm({
    form,
    fields,
    draft: useFormDraft(form, { name: `docking-${target.id}`, owner: member.userId, fields: draftFields }),
    send(values, call) {
      const body = dockingBody({ ...values, enId: enterprise?.enId ?? '' })
      return kind === 'demand'
        ? call('saveDemandDocking', { body: { ...body, demandId: target.id } })
        : call('saveResourceDocking', { body: { ...body, resourceId: target.id } })
    },
    onClose,
    done: ({ replyBefore }) => `对接申请已提交，请等待对方在 ${replyBefore} 前答复`,
    outdates: [...dockingKinds[kind].outdated, 'listMyEnterprises'],
  })

  // Opened by its address, e.g. after the login, although no docking is possible.
  if (!standing.may && sender.failures.length === 0 && !sender.sending && !formState.isDirty) {
    return (
      <Dialog title="申请对接" onClose={onClose}>
        <div className={styles['form']}>
          <DockingWay kind={kind} target={target} standing={standing} />
        </div>
      </Dialog>
    )
  }

  return (
    <Dialog title="申请对接" onClose={onClose}>
      <GatewayForm
        of={sender}
        missing="请重新选择文件"
        submit="提交申请"
        disabled={enterprise === undefined}
        way={
          sender.failures.length > 0 && !standing.may ? (
            <DockingWay kind={kind} target={target} standing={standing} />
          ) : null
        }
      >
        <p className={styles['lead']}>对接：{target.title}</p>
        <SelectField
          {...register('enId')}
          value={enterprise?.enId ?? ''}
          label="对接企业"
          placeholder={offered === undefined ? '正在加载…' : undefined}
          options={(offered ?? []).map((one) => ({ value: one.enId, label: one.name }))}
          required
          error={errors.enId?.message}
        />
        <TextField {...register('title')} {...inputOf(facts.title)} error={errors.title?.message} />
        <TextAreaField
          {...register('content')}
          {...inputOf(facts.content)}
          rows={4}
          length={content.length}
          error={errors.content?.message}
        />
        <NumberField
          {...register('planPrice')}
          label={facts.planPrice.title}
          unit={`${facts.planPrice.unit}，选填`}
          error={errors.planPrice?.message}
        />
        <SelectField
          {...register('planCycle')}
          label={`${facts.planCycle.title}（选填）`}
          placeholder="请选择"
          options={cycles}
          error={errors.planCycle?.message}
        />
        <Controller
          control={control}
          name="attachments"
          render={({ field: { name, value, onChange } }) => (
            <UploadField
              name={name}
              label={`${facts.attachments.title}（选填）`}
              hint={fileHint(facts.attachments)}
              rule={fileRule(facts.attachments)}
              upload={upload}
              value={value}
              onChange={onChange}
              onBusyChange={sender.uploadingOf('attachments')}
              error={errors.attachments?.message}
            />
          )}
        />
        <TextField
          {...register('contactName')}
          {...inputOf(facts.contactName)}
          autoComplete="name"
          error={errors.contactName?.message}
        />
        <TextField
          {...register('contactTel')}
          {...inputOf(facts.contactTel)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={mobileTyped}
          hint="对方接受之前，只能看到遮挡后的号码"
          error={errors.contactTel?.message}
        />
        <CheckboxField
          {...register('agree')}
          label="承诺所填内容真实，同意对方接受后查看本企业的联系方式"
          error={errors.agree?.message}
        />
      </GatewayForm>
    </Dialog>
  )
}
