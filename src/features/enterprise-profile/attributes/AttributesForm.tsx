import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormProvider, useController, useForm, useFormContext, useWatch, type FieldPathByValue } from 'react-hook-form'
import { useFormDraft } from '#calls/useFormDraft.ts'
import { useGatewayForm } from '#calls/useGatewayForm.ts'
import * as changes from '#gateway/generated/changes.ts'
import { certification, innovationLevelList } from '#gateway/generated/fields/EnterprisePolicyAttributes.ts'
import { Button } from '#ui/Button.tsx'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { FormError } from '#ui/form/FormError.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { certificationFields as fields } from '#gateway/generated/fields/Certification.ts'
import type { Field } from '#gateway/generated/fields/field.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { CheckboxGroup } from '#ui/form/controls/CheckboxGroup.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { freshQuery } from '../freshQuery.ts'
import { attributesQuery } from '../profileQueries.ts'
import {
  attributeOutline,
  attributeProblem,
  attributesOf,
  attributeValues,
  type AttributeValues,
} from './attributeValues.ts'
import { IndicatorTable } from './IndicatorTable.tsx'
import styles from './AttributesForm.module.css'

/** Its inputs are cells and rows, so refusals are shown above the button, with the field's name. */
const noFields = [] as const

interface AttributesFormProps {
  enId: string
  /** Undefined until it is known. */
  userId: string | undefined
  /** Called with whether there are unsaved changes. */
  onUnsaved: (unsaved: boolean) => void
}

/**
 * Data besides the six sections that policies are matched by: business indicators, certifications, innovation levels
 * (§3.1).
 */
export function AttributesForm({ enId, userId, onUnsaved }: AttributesFormProps) {
  const query = useQuery(attributesQuery(enId))
  return (
    <QueryContent query={freshQuery(query)} lines={8}>
      {(attributes) => <Form enId={enId} userId={userId} onUnsaved={onUnsaved} initial={attributeValues(attributes)} />}
    </QueryContent>
  )
}

function Form({ enId, userId, onUnsaved, initial }: AttributesFormProps & { initial: AttributeValues }) {
  const form = useForm<AttributeValues>({ defaultValues: initial })
  const [saved, setSaved] = useState(initial)
  const changed = JSON.stringify(useWatch({ control: form.control })) !== JSON.stringify(saved)

  useEffect(() => onUnsaved(changed), [changed, onUnsaved])

  const draft = useFormDraft(form, {
    name: `attributes-${enId}`,
    owner: userId,
    outline: attributeOutline,
    discard: () => form.reset(saved),
  })
  const sender = useGatewayForm({
    form,
    fields: noFields,
    draft,
    faultOf: attributeProblem,
    send: (values, call) => call('savePolicyAttributes', { query: { enId }, body: attributesOf(values) }),
    onSent: (_reply, values) => setSaved(structuredClone(values)),
    done: '经营指标与认定已保存',
    about: ['saved'],
    outdates: changes.savePolicyAttributes,
  })

  return (
    <FormProvider {...form}>
      <form className={styles['form']} method="post" noValidate aria-label="经营指标与认定" onSubmit={sender.onSubmit}>
        {draft.restored ? <DraftNotice onDiscard={draft.discard} /> : null}
        <section aria-labelledby="indicators">
          <h2 id="indicators" className={styles['heading']}>
            经营指标
          </h2>
          <p className={styles['note']}>点击单元格填写；键盘用方向键移动，回车编辑，Esc 取消。</p>
          <IndicatorTable />
        </section>
        <section aria-labelledby="certifications">
          <h2 id="certifications" className={styles['heading']}>
            {certification.title}
          </h2>
          <CertificationFields />
        </section>
        <FormError messages={sender.failures} />
        <div className={styles['save']}>
          <span className={styles['state']}>{changed ? '有未保存的修改' : ''}</span>
          <Button type="submit" look={changed ? 'primary' : 'secondary'} busy={sender.sending}>
            {sender.sending ? '保存中…' : '保存经营指标与认定'}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

interface ChoicesProps {
  name: FieldPathByValue<AttributeValues, string[]>
  /** 3.1-71: there are no municipal green factories, as the words show. */
  field: Field & { readonly words: Readonly<Record<string, string>> }
}

/** An enterprise's certifications and their levels (§3.1). */
function CertificationFields() {
  const { register, control } = useFormContext<AttributeValues>()
  const hasOther = useWatch({ control, name: 'hasOther' })
  return (
    <div className={styles['groups']}>
      <Choices name="deptCert" field={fields.deptCert} />
      <Choices name="deptCertNewEn" field={fields.deptCertNewEn} />
      <Choices name="buildEnTec" field={fields.buildEnTec} />
      <Choices name="deptCertSpcEn" field={fields.deptCertSpcEn} />
      <Choices name="deptCertFactory" field={fields.deptCertFactory} />
      <Choices name="innovationLevelList" field={innovationLevelList} />
      <div className={styles['other']}>
        <CheckboxField {...register('hasOther')} label={fields.deptCertOther.title} />
        {hasOther ? (
          <TextField
            {...register('deptCertOther')}
            label={`${fields.deptCertOther.title}的名称`}
            placeholder="请填写认定名称与级别"
            maxLength={fields.deptCertOther.maxLength}
            required
          />
        ) : null}
      </div>
    </div>
  )
}

function Choices({ name, field: { title, words } }: ChoicesProps) {
  const { field } = useController<AttributeValues, typeof name>({ name })
  return (
    <CheckboxGroup
      legend={title}
      name={name}
      options={Object.entries(words).map(([value, label]) => ({ value, label }))}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
