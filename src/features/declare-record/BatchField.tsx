import { useQuery } from '@tanstack/react-query'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { declareRecordFormFields as facts } from '#gateway/generated/fields/DeclareRecordForm.ts'
import { policyTitle } from '#gateway/generated/fields/PolicyDeclaration.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { RadioGroup } from '#ui/form/controls/RadioGroup.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { QueryContent } from '#ui/QueryContent.tsx'
import { useDelayed } from '#ui/useDelayed.ts'
import styles from './DeclareRecord.module.css'
import { batchOptions, type EnterValues } from './enterForm.ts'

/** Maximum number of options; users type more of the title if theirs is not among them. */
const most = 8
/** Maximum length of the title part that the gateway accepts. */
const wordLength = 30

const pause = () => 300

/** Finds the batch applied for by its policy's title. */
export function BatchField({ form: { register, control, formState } }: { form: UseFormReturn<EnterValues> }) {
  const typed = useDelayed(useWatch({ control, name: 'policy' }).trim(), pause)
  const query = useQuery({
    ...gatewayQuery('pageDeclarations', {
      query: { current: 1, size: 50, ...(typed !== '' && { keyword: typed.slice(0, wordLength) }) },
    }),
    placeholderData: (shown) => shown,
    enabled: typed !== '',
  })
  return (
    <>
      <TextField
        {...register('policy')}
        label={policyTitle.title}
        hint="输入标题中的几个字，再选择批次"
        maxLength={wordLength}
        autoComplete="off"
        // Without a title there are no batches, so the error is shown here.
        error={typed === '' ? formState.errors.declarationId?.message : undefined}
      />
      {typed === '' ? null : (
        <QueryContent query={query} lines={3}>
          {({ records }) => {
            const options = batchOptions(records)
            if (options.length === 0) return <p className={styles['lead']}>没有找到已开始申报的批次，请换几个字</p>
            return (
              <>
                <Controller
                  control={control}
                  name="declarationId"
                  render={({ field: { name, value, onChange, onBlur, ref } }) => (
                    <RadioGroup
                      name={name}
                      legend={facts.declarationId.title}
                      options={options.slice(0, most)}
                      value={value}
                      onChange={onChange}
                      onBlur={onBlur}
                      ref={ref}
                      error={formState.errors.declarationId?.message}
                    />
                  )}
                />
                {options.length > most ? <p className={styles['lead']}>还有其他批次，多输入几个字可以找到</p> : null}
              </>
            )
          }}
        </QueryContent>
      )}
    </>
  )
}
