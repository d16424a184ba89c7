import type { AcaoOs, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { faltaNoChecklist, pontosDe, wireChecklist } from '../checklist/checklist.ts'
import { wireFile } from '../entrada/entrada.ts'
import { FORMULARIOS } from './acao-campos.ts'
import type { AcaoValues, CampoNome } from './acao-campos.ts'

const isEmpty = (value: AcaoValues[CampoNome]) =>
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && value.trim() === '')

/** Words at each field that the act needs and that is empty. */
export const faltasDe = (
  acao: AcaoOs,
  values: AcaoValues,
  os: OrdemServico,
): Partial<Record<CampoNome, string>> => ({
  ...faltasDosCampos(acao, values),
  ...(pedeChecklist(os, acao, values) &&
    mapped('checklist', faltaNoChecklist(pontosDe(os, acao), values.checklist))),
})

const mapped = (name: CampoNome, falta: string | null) => (falta === null ? {} : { [name]: `${falta}.` })

/** A watch that is not there yet is looked at once it comes. */
export const pedeChecklist = (os: OrdemServico, acao: AcaoOs, { relogioPresente }: AcaoValues): boolean =>
  pontosDe(os, acao).length > 0 && (acao !== 'abrir' || relogioPresente)

const faltasDosCampos = (acao: AcaoOs, values: AcaoValues): Partial<Record<CampoNome, string>> =>
  Object.fromEntries(
    FORMULARIOS[acao].campos
      .filter(({ name, required }) =>
        // Not charging needs a reason.
        name === 'semCobranca' ? values[name]?.trim() === '' : required && isEmpty(values[name]),
      )
      .map(({ name, label }) => [name, requiredText(label)]),
  )

const wire = (name: CampoNome, values: AcaoValues): unknown => {
  if (name === 'modelos') return values.modelos.map(({ id }) => ({ id }))
  if (name === 'modelo') return { id: values.modelo }
  if (name === 'tecnico') return { id: values.tecnico }
  if (name === 'linha') return { id: values.linha }
  if (name === 'peca') return { id: values.peca?.id }
  if (name === 'condicoes') return { versao: values.condicoes, taxaDiagnostico: values.taxaDiagnostico }
  if (name === 'pagamentos')
    return values.semCobranca === null ? values.pagamentos.filter(({ forma }) => forma !== '') : []
  if (name === 'fotos') return values.fotos.map(wireFile)
  const value = values[name]
  return typeof value === 'string' ? value.trim() : value
}

/** The body: the act's own fields without empty ones. */
export const corpoDe = (acao: AcaoOs, values: AcaoValues, os: OrdemServico): Record<string, unknown> => ({
  ...Object.fromEntries(
    FORMULARIOS[acao].campos
      .filter(({ name }) => name !== 'checklist' && !isEmpty(values[name]))
      .map(({ name }) => [name, wire(name, values)]),
  ),
  ...(pedeChecklist(os, acao, values) && {
    checklist: wireChecklist(pontosDe(os, acao), values.checklist),
  }),
})

/** The amount left to pay: for a PA the typed total, for an order its budget. */
export const faltaDe = ({ osType, conta }: OrdemServico, { valorTotal }: AcaoValues): number =>
  osType === 'PA' ? Math.max(0, (valorTotal ?? 0) - (conta?.recebido ?? 0)) : (conta?.falta ?? 0)
