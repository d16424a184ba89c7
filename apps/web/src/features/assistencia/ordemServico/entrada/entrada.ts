import { CAMPOS_OS } from '@app/contract/assistencia/ordemServico'
import type { OsType, Venda } from '@app/contract/assistencia/ordemServico'
import type { DigitadoDe } from '@app/contract/casca/campos'
import { formValuesOf, plainValuesOf } from '../../../../platform/campos/campos.ts'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { NOVO_VAZIO } from './consumidor.ts'
import type { ConsumidorOpcao } from '../api.ts'
import type { ConsumidorNovo } from './consumidor.ts'
import type { Respostas } from '../checklist/checklist.ts'
import type { FotoNova } from '../fotos/fotos.ts'
import type { ModeloOpcao } from './pickers.tsx'

/** Three steps, each without scrolling on a tablet (look.md, Counter). */
export const PASSOS = ['cliente', 'relogio', 'conferir'] as const
export type Passo = (typeof PASSOS)[number]

export type Entrada = DigitadoDe<typeof CAMPOS_OS> & {
  /** Only the manufacturer's people choose it. */
  posto: { id: number; nomeFantasia: string } | null
  consumidor: ConsumidorOpcao | null
  /** A new customer; null while the search is open. */
  novo: ConsumidorNovo | null
  numeroSerie: string
  modelo: ModeloOpcao | null
  /** The manufacturer's sale of this watch, which proves the purchase without an invoice. */
  venda: Venda | null
  /** The watch is in another open order, so the responsável gives the reason for a second one. */
  emOutraOs: boolean
  sintomas: number[]
  fotos: FotoNova[]
  arquivoNotaFiscal: FotoNova | null
  relogioPresente: boolean
  assinatura: string
  /** The version of the post's conditions that the customer read and accepts; null before. */
  condicoes: number | null
  taxaDiagnostico: number | null
  checklist: Respostas
}

export const entradaVazia = (osType: OsType): Entrada => ({
  ...formValuesOf(CAMPOS_OS),
  osType,
  posto: null,
  consumidor: null,
  novo: null,
  numeroSerie: '',
  modelo: null,
  venda: null,
  emOutraOs: false,
  sintomas: [],
  fotos: [],
  arquivoNotaFiscal: null,
  relogioPresente: true,
  assinatura: '',
  condicoes: null,
  taxaDiagnostico: null,
  checklist: {},
})

export type Erros = Partial<Record<keyof Entrada | keyof ConsumidorNovo, string>>

const missing = (label: string, value: string) => (value.trim() === '' ? requiredText(label) : undefined)

const compact = (erros: Record<string, string | undefined>): Erros =>
  Object.fromEntries(Object.entries(erros).filter(([, words]) => words !== undefined))

/** A claim needs its invoice, unless the manufacturer lists the watch as sold (decisions 46). */
export const pedeNota = ({ reclamaGarantia, venda }: Pick<Entrada, 'reclamaGarantia' | 'venda'>) =>
  reclamaGarantia && venda === null

/** The missing values of a step, as errors at its fields. */
export function faltasDoPasso(passo: Passo, entrada: Entrada, comPosto: boolean): Erros {
  if (passo === 'conferir')
    return compact({
      condicoes:
        entrada.osType === 'OS' && entrada.condicoes === null
          ? 'Leia as condições com o cliente e marque que ele as aceita.'
          : undefined,
    })
  if (passo === 'cliente') {
    const { novo, consumidor, posto } = entrada
    return compact({
      posto: comPosto && !posto ? requiredText('Posto') : undefined,
      consumidor: !novo && !consumidor ? 'Escolha o cliente, ou cadastre um novo.' : undefined,
      nome: novo ? missing('Nome', novo.nome) : undefined,
      cnpjCpf: novo && novo.cnpjCpf.trim() === '' ? 'CPF ou CNPJ é obrigatório' : undefined,
      telefone: novo ? missing('Telefone', novo.telefone) : undefined,
    })
  }
  // A battery is changed at the counter without recording a serial number.
  const named = entrada.osType === 'OS' || entrada.modelo !== null || entrada.numeroSerie.trim() !== ''
  return compact({
    numeroSerie: named ? missing('Nº de série', entrada.numeroSerie) : undefined,
    modelo: named && !entrada.modelo ? requiredText('Modelo') : undefined,
    sintomas:
      entrada.sintomas.length === 0 && entrada.relato.trim() === ''
        ? 'Escolha um sintoma ou escreva o que o cliente diz.'
        : undefined,
    numeroNotaFiscal: pedeNota(entrada)
      ? missing(CAMPOS_OS.numeroNotaFiscal.label, entrada.numeroNotaFiscal)
      : undefined,
    dataNotaFiscal:
      pedeNota(entrada) && !entrada.dataNotaFiscal ? requiredText(CAMPOS_OS.dataNotaFiscal.label) : undefined,
    motivoSegundaOs:
      entrada.osType === 'OS' && entrada.emOutraOs
        ? missing(CAMPOS_OS.motivoSegundaOs.label, entrada.motivoSegundaOs)
        : undefined,
  })
}

const textOrNull = (text: string) => text.trim() || null
/** A photo as saves carry it. */
export const wireFile = ({ filename, contentType, data, rotulo }: FotoNova) => ({
  filename,
  contentType,
  data,
  ...(rotulo && { rotulo }),
})

/** Only a warranty claim has an invoice. */
const SEM_NOTA = { numeroNotaFiscal: null, dataNotaFiscal: null, arquivoNotaFiscal: null }

/** Body of the order, without its post; the customer exists by then. */
export const corpoDaEntrada = (entrada: Entrada, consumidorId: number) => ({
  ...plainValuesOf(CAMPOS_OS, entrada),
  consumidor: { id: consumidorId },
  relogio: entrada.modelo && {
    modelo: { id: entrada.modelo.id },
    numeroSerie: entrada.numeroSerie.trim().toUpperCase(),
  },
  sintomas: entrada.sintomas.map((id) => ({ id })),
  fotos: entrada.fotos.map(wireFile),
  arquivoNotaFiscal: entrada.arquivoNotaFiscal && wireFile(entrada.arquivoNotaFiscal),
  ...(!entrada.reclamaGarantia && SEM_NOTA),
  ...(!entrada.emOutraOs && { motivoSegundaOs: null }),
})

/** Body of the new customer. */
export const corpoDoConsumidor = (novo: ConsumidorNovo, posto: Entrada['posto']) => ({
  ...(posto && { posto: { id: posto.id } }),
  nome: novo.nome.trim(),
  cnpjCpf: novo.cnpjCpf.trim(),
  telefone: novo.telefone.trim(),
  tipoTelefone: novo.tipoTelefone,
  email: textOrNull(novo.email),
})

/** The step of a refused field. */
export function passoDoCampo(campo: string): Passo {
  const name = campo.split(/[.[]/)[0] ?? ''
  if (['posto', 'consumidor', ...Object.keys(NOVO_VAZIO)].includes(name)) return 'cliente'
  return ['assinatura', 'checklist'].includes(name) ? 'conferir' : 'relogio'
}
