import type { Horario } from '@app/contract/registers/postoAutorizadoForm'

const KEY = 'retaguarda.cadastro-posto'

/** A line of opening hours as it is typed; `key` identifies it while others are added and removed. */
export type HorarioDigitado = { key: string; dias: Horario | ''; abre: string; fecha: string }

export type PessoaDigitada = {
  nome: string
  cpf: string
  dataNascimento: string | null
  email: string
  confirmEmail: string
  telefone: string
  password: string
  confirmPassword: string
}

/** A new document of this page, or the name of one that was sent before. */
export type DocumentoDigitado = { id?: number; filename: string; length: number; data?: string } | null

export type EmpresaDigitada = {
  cnpj: string
  razaoSocial: string
  nomeFantasia: string
  inscricaoEstadual: string
  inscricaoMunicipal: string
  emailComercial: string
  telefoneComercial: string
  telefoneCelular: string
  telefoneWhatsapp: string
  telefoneResidencial: string
  cep: string
  rua: string
  numero: string
  complemento: string
  bairro: string
  cidade: string
  estado: string
  horarios: HorarioDigitado[]
  marcas: number[]
  contratoSocial: DocumentoDigitado
  alvara: DocumentoDigitado
}

/** The plan by its id; the day of the month as the choice holds it. */
export type PlanoDigitado = { planoId: number | null; diaVencimento: string; codigoCupom: string }

export type Digitado = { pessoa: PessoaDigitada; empresa: EmpresaDigitada; plano: PlanoDigitado }

export const VAZIO: Digitado = {
  pessoa: {
    nome: '',
    cpf: '',
    dataNascimento: null,
    email: '',
    confirmEmail: '',
    telefone: '',
    password: '',
    confirmPassword: '',
  },
  empresa: {
    cnpj: '',
    razaoSocial: '',
    nomeFantasia: '',
    inscricaoEstadual: '',
    inscricaoMunicipal: '',
    emailComercial: '',
    telefoneComercial: '',
    telefoneCelular: '',
    telefoneWhatsapp: '',
    telefoneResidencial: '',
    cep: '',
    rua: '',
    numero: '',
    complemento: '',
    bairro: '',
    cidade: '',
    estado: '',
    horarios: [{ key: 'a', dias: 'SEGUNDA_A_SEXTA', abre: '09:00', fecha: '18:00' }],
    marcas: [],
    contratoSocial: null,
    alvara: null,
  },
  plano: { planoId: null, diaVencimento: '10', codigoCupom: '' },
}

/** The part of the draft that may stay in a shared browser: neither the password nor the documents. */
export const withoutSecrets = ({ pessoa, empresa, plano }: Digitado): Digitado => ({
  pessoa: { ...pessoa, password: '', confirmPassword: '' },
  empresa: { ...empresa, contratoSocial: null, alvara: null },
  plano,
})

/** The values of a draft from this or an earlier version of the page; missing ones are as on an empty page. */
export const restored = (text: string | null): Digitado => {
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Digitado>
    return {
      pessoa: { ...VAZIO.pessoa, ...found.pessoa },
      empresa: { ...VAZIO.empresa, ...found.empresa },
      plano: { ...VAZIO.plano, ...found.plano },
    }
  } catch {
    return VAZIO
  }
}

/** In a browser without storage (private windows, full storage) the page can still be filled. */
const quietly = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

export const readDraft = (): Digitado => quietly(() => restored(localStorage.getItem(KEY)), VAZIO)

/** Answers whether it was stored. */
export const writeDraft = (digitado: Digitado): boolean =>
  quietly(() => {
    localStorage.setItem(KEY, JSON.stringify(withoutSecrets(digitado)))
    return true
  }, false)

export const removeDraft = (): void => quietly(() => localStorage.removeItem(KEY), undefined)
