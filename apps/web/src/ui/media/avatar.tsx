import type { User } from '@app/contract/casca/session'
import { initials } from '../../platform/text/format.ts'

/** The name shown for a person: display name, or e-mail if none (spec §2). */
export const displayName = (user: User) => user.nomeExibicao || user.email

type PhotoProps = {
  name: string
  /** Id of the picture, or '' for none. */
  foto: string
}

/** Photo or initials; the name is beside it, so it is not read aloud. */
export const PersonPhoto = ({ name, foto }: PhotoProps) => (
  <span className="foto" aria-hidden="true">
    {foto ? <img src={`/public/midia/imagem/${foto}?tamanho=64`} alt="" loading="lazy" /> : initials(name)}
  </span>
)

/** The person's own photo, as the sidebar shows it. */
export const Avatar = ({ user }: { user: User }) => (
  <PersonPhoto name={displayName(user)} foto={user.foto?.id ?? ''} />
)
