interface DiagramPictureProps {
  /** The policy's id. */
  id: string
  alt: string
}

/** The diagram of a policy, with a separate drawing for phones. */
export function DiagramPicture({ id, alt }: DiagramPictureProps) {
  const src = `/diagram.svg?policy=${id}`
  return (
    <picture>
      <source media="(max-width: 599px)" srcSet={`${src}&narrow`} />
      <img src={src} alt={alt} loading="lazy" width={720} height={600} />
    </picture>
  )
}
