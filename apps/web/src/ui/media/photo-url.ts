/** Address of a stored picture; one that is not stored yet is its own address. */
export const photoUrl = (foto: string) => {
  if (foto === '' || foto.startsWith('data:')) return foto
  return `/public/midia/imagem/${foto}`
}
