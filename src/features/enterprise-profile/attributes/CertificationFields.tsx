import { useController, useFormContext, useWatch, type FieldPathByValue } from 'react-hook-form'
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx'
import { CheckboxGroup } from '../../../ui/form/CheckboxGroup.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import type { AttributeValues } from './attributeValues.ts'
import styles from './AttributesForm.module.css'

interface LevelsProps {
  name: FieldPathByValue<AttributeValues, string[]>
  legend: string
  options: readonly { value: string; label: string }[]
}

const deptCerts = [
  { value: 'DEPT_02', label: '创新型中小企业' },
  { value: 'DEPT_04', label: '高新技术企业' },
]
const levels = [
  { value: 'NATIONAL', label: '国家级' },
  { value: 'PROVINCIAL', label: '省级' },
  { value: 'MUNICIPAL', label: '市级' },
]
/** 3.1-71: there is no municipal green factory. */
const factoryLevels = levels.slice(0, 2)

/** The certifications an enterprise holds, and at which levels (§3.1). */
export function CertificationFields() {
  const { register, control } = useFormContext<AttributeValues>()
  const hasOther = useWatch({ control, name: 'hasOther' })
  return (
    <div className={styles['groups']}>
      <Choices name="deptCert" legend="部门认定" options={deptCerts} />
      <Choices name="deptCertNewEn" legend="专精特新企业" options={levels} />
      <Choices name="buildEnTec" legend="企业技术中心" options={levels} />
      <Choices name="deptCertSpcEn" legend="智能车间" options={levels} />
      <Choices name="deptCertFactory" legend="绿色工厂" options={factoryLevels} />
      <Choices name="innovationLevelList" legend="创新级别" options={levels} />
      <div className={styles['other']}>
        <CheckboxField {...register('hasOther')} label="其他认定" />
        {hasOther ? (
          <TextField
            {...register('deptCertOther')}
            label="其他认定的名称"
            placeholder="请填写认定名称与级别"
            maxLength={200}
            required
          />
        ) : null}
      </div>
    </div>
  )
}

function Choices({ name, legend, options }: LevelsProps) {
  const { field } = useController<AttributeValues, typeof name>({ name })
  return (
    <CheckboxGroup
      legend={legend}
      name={name}
      options={options}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
