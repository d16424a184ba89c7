import type {
  AcaoOs,
  ChecklistResultado,
  OrdemServico,
  OsChecklist,
} from '@app/contract/assistencia/ordemServico'
import { checklistOf } from '@app/rules/assistencia/ordemServico'
import type { FotoNova } from '../fotos/fotos.ts'

export type Ponto = OsChecklist['pontos'][number]

/** What is said of a point, as far as it is typed. */
export type Resposta = { resultado: ChecklistResultado | null; nota: string; fotos: FotoNova[] }
export type Respostas = Readonly<Record<number, Resposta>>

const SEM_RESPOSTA: Resposta = { resultado: null, nota: '', fotos: [] }

export const respostaDe = (respostas: Respostas, { id }: Ponto): Resposta => respostas[id] ?? SEM_RESPOSTA

/** The points to check with an act; empty when the kind of watch has none. */
export const pontosDe = ({ checklists }: Pick<OrdemServico, 'checklists'>, acao: AcaoOs): readonly Ponto[] =>
  checklists.find(({ tipo }) => tipo === checklistOf(acao))?.pontos ?? []

/** Where the eye goes next. */
export const proximoPonto = (pontos: readonly Ponto[], respostas: Respostas): Ponto | undefined =>
  pontos.find((ponto) => respostaDe(respostas, ponto).resultado === null)

const semNota = (pontos: readonly Ponto[], respostas: Respostas) =>
  pontos.find((ponto) => {
    const { resultado, nota } = respostaDe(respostas, ponto)
    return resultado === 'NAO_OK' && nota.trim() === ''
  })

/** The fault of the answers: a missing point, or a missing reason for one that is not OK. */
export function faltaNoChecklist(pontos: readonly Ponto[], respostas: Respostas): string | null {
  const aberto = proximoPonto(pontos, respostas)
  if (aberto) return `Falta conferir: ${aberto.nome}`
  const calado = semNota(pontos, respostas)
  return calado ? `Diga o que há em ${calado.nome}` : null
}

/** Why the repair cannot be approved yet, first what is open, then what is not OK. */
export function aprovacaoTravada(pontos: readonly Ponto[], respostas: Respostas): string | null {
  const errado = pontos.find((ponto) => respostaDe(respostas, ponto).resultado === 'NAO_OK')
  if (errado) return `${errado.nome} não está OK`
  return faltaNoChecklist(pontos, respostas)
}

/** Why the repair cannot be refused yet: a point that is not OK says what it is. */
export function recusaTravada(pontos: readonly Ponto[], respostas: Respostas): string | null {
  const calado = semNota(pontos, respostas)
  return calado ? `Diga o que há em ${calado.nome}` : null
}

/** How many points were answered so. */
export const contagem = (pontos: readonly Ponto[], respostas: Respostas) => {
  const of = (resultado: ChecklistResultado | null) =>
    pontos.filter((ponto) => respostaDe(respostas, ponto).resultado === resultado).length
  return { ok: of('OK'), naoOk: of('NAO_OK'), naoSeAplica: of('NAO_SE_APLICA'), falta: of(null) }
}

/** The answers as an act carries them. */
export const wireChecklist = (pontos: readonly Ponto[], respostas: Respostas) =>
  pontos.flatMap((ponto) => {
    const { resultado, nota, fotos } = respostaDe(respostas, ponto)
    return resultado === null
      ? []
      : [
          {
            ponto: { id: ponto.id },
            resultado,
            nota: resultado === 'NAO_OK' ? nota.trim() || null : null,
            fotos:
              resultado === 'NAO_OK'
                ? fotos.map(({ filename, contentType, data }) => ({ filename, contentType, data }))
                : [],
          },
        ]
  })
