import { namesOf, type Campo, type Campos, type DigitadoDe, type NomeDe } from '@app/contract/casca/campos'
import { campoText, changedNames } from './campos.ts'

/** One field that both people changed, in words; nothing is chosen automatically. */
export type Conflito = {
  key: string
  label: string
  detail?: string
  antes: string
  deles: string
  minhas: string
  /** The person may write another text of at most this length. */
  livre?: number
}

/** One field that only one of the two people changed. */
export type Alteracao = { key: string; label: string; de: string; para: string; minha: boolean }

/** A form as it was read, as another person saved it meanwhile, and as it is typed now. */
export type Sides<Values> = { base: Values; theirs: Values; mine: Values }

/**
 * Three-way merge of a form's plain fields: a change by only one person is kept, equal changes are no conflict, and
 * different changes are asked and stay mine until then.
 */
export const mergeCampos = <M extends Campos>(
  campos: M,
  { base, theirs, mine }: Sides<DigitadoDe<M>>,
): { values: Partial<DigitadoDe<M>>; conflitos: Conflito[]; mudancas: Alteracao[] } => {
  const conflitos: Conflito[] = []
  const mudancas: Alteracao[] = []
  const values: Partial<DigitadoDe<M>> = {}
  const differ = (a: DigitadoDe<M>, b: DigitadoDe<M>): ReadonlySet<NomeDe<M>> =>
    new Set(changedNames(campos, a, b))
  const [apart, byMe, byThem] = [differ(theirs, mine), differ(base, mine), differ(base, theirs)]
  for (const key of namesOf(campos)) {
    if (!apart.has(key)) continue
    const campo = campos[key] as Campo
    const { label } = campo
    const [antes, deles, minhas] = [
      campoText(campo, base[key]),
      campoText(campo, theirs[key]),
      campoText(campo, mine[key]),
    ]
    if (!byMe.has(key)) {
      values[key] = theirs[key]
      mudancas.push({ key, label, de: antes, para: deles, minha: false })
    } else if (!byThem.has(key)) mudancas.push({ key, label, de: antes, para: minhas, minha: true })
    else
      conflitos.push({ key, label, antes, deles, minhas, ...(campo.type === 'area' && { livre: campo.max }) })
  }
  return { values, conflitos, mudancas }
}
