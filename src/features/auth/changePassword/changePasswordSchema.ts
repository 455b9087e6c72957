import * as z from 'zod/mini'
import { askFor, beyond } from '#gateway/fields/input/sentences.ts'
import { passwordChangeFormFields } from '#gateway/generated/fields/PasswordChangeForm.ts'
import { passwordMaximum } from '../passwordRule.ts'
import { resetPasswordSchema } from '../loginSchemas.ts'

const typedBefore = passwordChangeFormFields.oldPassword

/** 修改密码: the new password follows the rules of a reset, differs from the old one and must be repeated. */
export const changePasswordSchema = z
  .object({
    oldPassword: z
      .string({ error: askFor(typedBefore) })
      .check(
        z.minLength(1, askFor(typedBefore)),
        z.maxLength(passwordMaximum, beyond(typedBefore, 'maxLength', passwordMaximum)),
      ),
    newPassword: resetPasswordSchema.shape.password,
    repeated: z.string({ error: '请再次输入新密码' }).check(z.minLength(1, '请再次输入新密码')),
  })
  .check(
    z.refine(({ oldPassword, newPassword }) => oldPassword !== newPassword, {
      error: '新密码不能与原密码相同',
      path: ['newPassword'],
    }),
    z.refine(({ newPassword, repeated }) => newPassword === repeated, {
      error: '两次输入的新密码不一致',
      path: ['repeated'],
    }),
  )

export type ChangePasswordValues = z.infer<typeof changePasswordSchema>
