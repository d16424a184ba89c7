import type { User } from '@app/contract/session'
import { initials } from '../platform/format.ts'

/** The name shown for a person: display name, or e-mail if none (spec §2). */
export const displayName = (user: User) => user.nomeExibicao || user.email

const photoOf = ({ foto }: User) => {
  if (!foto) return null
  if (!foto.data) return `/public/midia/imagem/${foto.id}`
  return foto.data.startsWith('data:') ? foto.data : `data:image/jpeg;base64,${foto.data}`
}

/** Photo or initials; the name stands beside it, so it is not read aloud. */
export function Avatar({ user }: { user: User }) {
  const photo = photoOf(user)
  return (
    <span className="foto" aria-hidden="true">
      {photo ? <img src={photo} alt="" /> : initials(displayName(user))}
    </span>
  )
}
