import { useMutation, useQueryClient } from '@tanstack/react-query'
import { gatewayUrl } from '../../../gateway/address.ts'
import { gatewayMutation, gatewayOf } from '../../../gateway/query.ts'
import type { SessionUser } from '../../../gateway/session.ts'
import { uploadFile } from '../../../gateway/upload.ts'
import { useShowMessage } from '../../../ui/message/MessageContext.ts'
import { ImageUpload } from '../../../ui/upload/ImageUpload.tsx'
import type { UploadRule } from '../../../ui/upload/uploadRule.ts'
import type { UploadedFile } from '../../../ui/upload/uploads.ts'
import { currentUserQuery } from '../sessionQueries.ts'

/** What the gateway takes as a picture (contract/uaa/paths/uploadFile.yaml). */
const photoRule: UploadRule = { extensions: ['jpg', 'jpeg', 'png', 'webp'], maxMegabytes: 5, maxCount: 1 }

/** The user's picture; another one takes its place as soon as it is uploaded. */
export function PhotoField({ user }: { user: SessionUser | undefined }) {
  const queryClient = useQueryClient()
  const showMessage = useShowMessage()
  const { mutate } = useMutation({
    ...gatewayMutation('updatePhoto'),
    onSuccess() {
      showMessage({ level: 'success', text: '头像已更新' })
      return queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    },
  })
  const image = user?.image
  const value: UploadedFile[] = image === undefined ? [] : [{ name: '当前头像', size: 0, url: image, uid: image }]
  return (
    <ImageUpload
      label="头像"
      hint="jpg、png 或 webp 图片，不超过 5M"
      size="small"
      rule={photoRule}
      upload={(file, options) => uploadFile(gatewayOf(queryClient), file, { ...options, silent: true })}
      value={value}
      onChange={([file]) => file !== undefined && mutate({ body: { image: file.url } })}
      overwrite
      removable={false}
      srcOf={gatewayUrl}
    />
  )
}
