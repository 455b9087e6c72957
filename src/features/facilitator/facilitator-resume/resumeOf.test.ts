import { expect, test } from 'vitest'
import { facilitatorResume } from './facilitatorResume.testdata.ts'
import { resumeOf } from './resumeOf.ts'
import { emptyRows, resumeValues } from './resumeValues.ts'

test('3.1-75 3.1-76 3.1-77 3.1-78 3.1-79 3.1-80 3.1-81 an unchanged form submits the same data again', () => {
  expect(resumeOf(resumeValues(facilitatorResume))).toEqual(facilitatorResume)
})

test('empty fields are not submitted as empty texts', () => {
  const values = { ...resumeValues(facilitatorResume), logo: [], wechatQr: [], email: '', shortName: '' }
  const resume = resumeOf(values)
  expect(resume.logo).toBeNull()
  for (const name of ['wechatQr', 'email', 'shortName']) expect(resume).not.toHaveProperty(name)
})

test('a product without a fixed price has neither price nor unit, whatever was typed before', () => {
  const products = [{ ...emptyRows.products, name: '咨询', priceType: 'FREE' as const, price: '80', unit: '次' }]
  expect(resumeOf({ ...resumeValues(facilitatorResume), products }).products).toEqual([
    {
      name: '咨询',
      description: '',
      applicationArea: '',
      images: [],
      priceType: 'FREE',
      price: null,
      unit: null,
      status: 'ON',
    },
  ])
})
