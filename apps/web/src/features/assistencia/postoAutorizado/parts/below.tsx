import { DestinosCard } from '../../../casca/correio/index.ts'
import { DocumentosDoPosto } from '../../cadastroPosto/index.ts'

/** The cards below the fields of a post's record: its documents, and where its mails go. */
export const belowPosto = ({ id }: { id: number }) => (
  <>
    <DocumentosDoPosto posto={id} />
    <DestinosCard de="postoAutorizado" id={id} />
  </>
)
