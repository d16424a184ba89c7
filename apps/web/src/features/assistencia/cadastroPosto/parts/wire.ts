import { TERMOS_POSTO } from '@app/contract/assistencia/cadastroPosto'
import type { CadastroCorrecao, DocumentoPosto } from '@app/contract/assistencia/cadastroPosto'
import { formatDocument, formatPhone } from '../../../../platform/text/format.ts'
import { VAZIO } from './draft.ts'
import type { Digitado, DocumentoDigitado, EmpresaDigitada, PlanoDigitado } from './draft.ts'

const documentoOf = (documento: DocumentoDigitado) =>
  documento === null
    ? undefined
    : {
        filename: documento.filename,
        ...(documento.id !== undefined && { id: documento.id }),
        ...(documento.data !== undefined && { data: documento.data, length: documento.length }),
      }

/** The body of the second step. */
export const empresaOf = ({ contratoSocial, alvara, horarios, ...empresa }: EmpresaDigitada) => ({
  ...empresa,
  horarios: horarios.map(({ key: _key, ...horario }) => horario),
  contratoSocial: documentoOf(contratoSocial),
  alvara: documentoOf(alvara),
})

/** The body of the third step. */
export const planoOf = ({ planoId, diaVencimento, codigoCupom }: PlanoDigitado) => ({
  plano: planoId === null ? null : { id: planoId, diaVencimento: Number(diaVencimento) },
  codigoCupom,
})

const aceite = (aceito: boolean) => ({ aceito, termos: TERMOS_POSTO.versao })

export const cadastroOf = ({ pessoa, empresa, plano }: Digitado, aceito: boolean) => ({
  pessoa,
  empresa: empresaOf(empresa),
  ...planoOf(plano),
  aceite: aceite(aceito),
})

export const correcaoOf = ({ pessoa, empresa, plano }: Digitado, token: string, aceito: boolean) => ({
  token,
  pessoa: {
    nome: pessoa.nome,
    cpf: pessoa.cpf,
    dataNascimento: pessoa.dataNascimento,
    telefone: pessoa.telefone,
  },
  empresa: empresaOf(empresa),
  plano: planoOf(plano).plano,
  aceite: aceite(aceito),
})

const text = (value: string | null | undefined) => value ?? ''

/** The sent values as form values. */
export const digitadoOf = ({
  pessoa,
  empresa,
  plano,
  codigoCupom,
  documentos,
}: CadastroCorrecao): Digitado => {
  const documento = (tipo: DocumentoPosto): DocumentoDigitado => {
    const found = documentos.find((one) => one.tipo === tipo)
    return found ? { id: found.id, filename: found.filename, length: found.length } : null
  }
  return {
    pessoa: {
      ...pessoa,
      cpf: formatDocument(pessoa.cpf),
      telefone: formatPhone(pessoa.telefone),
      confirmEmail: pessoa.email,
      password: '',
      confirmPassword: '',
    },
    empresa: {
      ...empresa,
      cnpj: formatDocument(empresa.cnpj),
      telefoneComercial: formatPhone(empresa.telefoneComercial),
      telefoneCelular: text(empresa.telefoneCelular),
      telefoneWhatsapp: text(empresa.telefoneWhatsapp),
      telefoneResidencial: text(empresa.telefoneResidencial),
      horarios: empresa.horarios.map((horario, index) => ({ ...horario, key: String(index) })),
      contratoSocial: documento('contratoSocial'),
      alvara: documento('alvara'),
    },
    plano: {
      planoId: plano?.id ?? null,
      diaVencimento: String(plano?.diaVencimento ?? VAZIO.plano.diaVencimento),
      codigoCupom: codigoCupom ?? '',
    },
  }
}
