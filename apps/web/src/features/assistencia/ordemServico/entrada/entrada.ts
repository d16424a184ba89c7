import type { OsModelo, OsType } from '@app/contract/assistencia/ordemServico'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { NOVO_VAZIO } from './consumidor.ts'
import type { ConsumidorOpcao } from '../api.ts'
import type { ConsumidorNovo } from './consumidor.ts'
import type { FotoNova } from './fotos.ts'

/** Three steps, each without scrolling on a tablet (look.md, Counter). */
export const PASSOS = ['cliente', 'relogio', 'conferir'] as const
export type Passo = (typeof PASSOS)[number]

export type Entrada = {
  osType: OsType
  /** Only the maker's people choose it. */
  posto: { id: number; nomeFantasia: string } | null
  consumidor: ConsumidorOpcao | null
  /** Written down here; null while one is looked for. */
  novo: ConsumidorNovo | null
  numeroSerie: string
  modelo: OsModelo | null
  sintomas: number[]
  relato: string
  estadoRelogio: string
  acessorios: string[]
  fotos: FotoNova[]
  reclamaGarantia: boolean
  numeroNotaFiscal: string
  dataNotaFiscal: string | null
  arquivoNotaFiscal: FotoNova | null
  relogioPresente: boolean
  assinatura: string
}

export const entradaVazia = (osType: OsType): Entrada => ({
  osType,
  posto: null,
  consumidor: null,
  novo: null,
  numeroSerie: '',
  modelo: null,
  sintomas: [],
  relato: '',
  estadoRelogio: '',
  acessorios: [],
  fotos: [],
  reclamaGarantia: false,
  numeroNotaFiscal: '',
  dataNotaFiscal: null,
  arquivoNotaFiscal: null,
  relogioPresente: true,
  assinatura: '',
})

export type Erros = Partial<Record<keyof Entrada | keyof ConsumidorNovo, string>>

const missing = (label: string, value: string) => (value.trim() === '' ? requiredText(label) : undefined)

const compact = (erros: Record<string, string | undefined>): Erros =>
  Object.fromEntries(Object.entries(erros).filter(([, words]) => words !== undefined))

/** What a step still lacks, in words at its fields. */
export function faltasDoPasso(passo: Passo, entrada: Entrada, comPosto: boolean): Erros {
  if (passo === 'conferir') return {}
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
  // At the counter a battery is changed without writing a serial number down.
  const named = entrada.osType === 'OS' || entrada.modelo !== null || entrada.numeroSerie.trim() !== ''
  return compact({
    numeroSerie: named ? missing('Nº de série', entrada.numeroSerie) : undefined,
    modelo: named && !entrada.modelo ? requiredText('Modelo') : undefined,
    sintomas:
      entrada.sintomas.length === 0 && entrada.relato.trim() === ''
        ? 'Escolha um sintoma ou escreva o que o cliente diz.'
        : undefined,
    dataNotaFiscal:
      entrada.reclamaGarantia && !entrada.dataNotaFiscal ? requiredText('Data da nota fiscal') : undefined,
  })
}

const textOrNull = (text: string) => text.trim() || null
const wireFile = ({ filename, contentType, data }: FotoNova) => ({ filename, contentType, data })

/** Body of the order, without type and post; the customer exists by then. */
export const corpoDaEntrada = (entrada: Entrada, consumidorId: number) => ({
  consumidor: { id: consumidorId },
  relogio: entrada.modelo && {
    modelo: { id: entrada.modelo.id },
    numeroSerie: entrada.numeroSerie.trim().toUpperCase(),
  },
  sintomas: entrada.sintomas.map((id) => ({ id })),
  relato: textOrNull(entrada.relato),
  estadoRelogio: textOrNull(entrada.estadoRelogio),
  acessorios: entrada.acessorios,
  observacoes: null,
  fotos: entrada.fotos.map(wireFile),
  reclamaGarantia: entrada.reclamaGarantia,
  numeroNotaFiscal: entrada.reclamaGarantia ? textOrNull(entrada.numeroNotaFiscal) : null,
  dataNotaFiscal: entrada.reclamaGarantia ? entrada.dataNotaFiscal : null,
  arquivoNotaFiscal:
    entrada.reclamaGarantia && entrada.arquivoNotaFiscal ? wireFile(entrada.arquivoNotaFiscal) : null,
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

/** In which step a refused field stands. */
export function passoDoCampo(campo: string): Passo {
  const name = campo.split(/[.[]/)[0] ?? ''
  if (['posto', 'consumidor', ...Object.keys(NOVO_VAZIO)].includes(name)) return 'cliente'
  return name === 'assinatura' ? 'conferir' : 'relogio'
}
