import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { call } from '#gateway/call.ts'
import { GatewayError } from '#gateway/error.ts'
import { gatewayOf, invalidate } from '#gateway/query.ts'
import { certification } from '#gateway/generated/fields/EnterprisePolicyAttributes.ts'
import { Button } from '#ui/Button.tsx'
import { DraftNotice } from '#ui/draft/DraftNotice.tsx'
import { useRecordDraft } from '#ui/draft/useRecordDraft.ts'
import { WEEK } from '#ui/draft/week.ts'
import { FormError } from '#ui/form/FormError.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import { QueryContent } from '#ui/QueryContent.tsx'
import { freshQuery } from '../freshQuery.ts'
import { attributesQuery } from '../profileQueries.ts'
import { attributeProblem, attributesOf, attributeValues, type AttributeValues } from './attributeValues.ts'
import { CertificationFields } from './CertificationFields.tsx'
import { IndicatorTable } from './IndicatorTable.tsx'
import { isAttributeValues } from './isAttributeValues.ts'
import styles from './AttributesForm.module.css'

interface AttributesFormProps {
  enId: string
  /** Undefined until it is known. */
  userId: string | undefined
  /** Told whether there is anything to save. */
  onUnsaved: (unsaved: boolean) => void
}

/** What policies are matched by besides the six sections: business indicators, certifications, innovation levels (§3.1). */
export function AttributesForm({ enId, userId, onUnsaved }: AttributesFormProps) {
  const query = useQuery(attributesQuery(enId))
  return (
    <QueryContent query={freshQuery(query)} lines={8}>
      {(attributes) => <Form enId={enId} userId={userId} onUnsaved={onUnsaved} initial={attributeValues(attributes)} />}
    </QueryContent>
  )
}

function Form({ enId, userId, onUnsaved, initial }: AttributesFormProps & { initial: AttributeValues }) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const form = useForm<AttributeValues>({ defaultValues: initial })
  const { isSubmitting } = form.formState
  const draftKey = { form: `attributes-${enId}`, owner: userId, version: 1, keptFor: WEEK }
  const draft = useRecordDraft(form, draftKey, isAttributeValues)
  const [saved, setSaved] = useState(initial)
  const [failures, setFailures] = useState<readonly string[]>([])
  const changed = JSON.stringify(useWatch({ control: form.control })) !== JSON.stringify(saved)

  useEffect(() => onUnsaved(changed), [changed, onUnsaved])

  async function save(values: AttributeValues) {
    const problem = attributeProblem(values)
    setFailures(problem === undefined ? [] : [problem])
    if (problem !== undefined) return
    try {
      const input = { query: { enId }, body: attributesOf(values) }
      await call(gatewayOf(queryClient), 'savePolicyAttributes', input, { silent: true })
      setSaved(structuredClone(values))
      draft.forget()
      showMessage({ level: 'success', text: '经营指标与认定已保存', about: ['saved'] })
      await invalidate(queryClient, 'getPolicyAttributes')
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      setFailures(error.messages)
    }
  }

  return (
    <FormProvider {...form}>
      <form
        className={styles['form']}
        method="post"
        noValidate
        aria-label="经营指标与认定"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSubmitting) void form.handleSubmit(save)()
        }}
      >
        {draft.restored ? (
          <DraftNotice
            onDiscard={() => {
              form.reset(saved)
              draft.forget()
            }}
          />
        ) : null}
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
        <FormError messages={failures} />
        <div className={styles['save']}>
          <span className={styles['state']}>{changed ? '有未保存的修改' : ''}</span>
          <Button type="submit" look={changed ? 'primary' : 'secondary'} busy={isSubmitting}>
            {isSubmitting ? '保存中…' : '保存经营指标与认定'}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
