import { useController, useFormContext, useWatch, type FieldPathByValue } from 'react-hook-form'
import { certificationFields as fields } from '#gateway/generated/fields/Certification.ts'
import { innovationLevelList } from '#gateway/generated/fields/EnterprisePolicyAttributes.ts'
import type { Field } from '#gateway/generated/fields/field.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { CheckboxGroup } from '#ui/form/controls/CheckboxGroup.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { AttributeValues } from './attributeValues.ts'
import styles from './AttributesForm.module.css'

interface ChoicesProps {
  name: FieldPathByValue<AttributeValues, string[]>
  /** 3.1-71: there are no municipal green factories, as the words show. */
  field: Field & { readonly words: Readonly<Record<string, string>> }
}

/** An enterprise's certifications and their levels (§3.1). */
export function CertificationFields() {
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
