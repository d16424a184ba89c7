import {
  CadastroEtapa2,
  type DocumentoPosto,
  DOCUMENTO_MAXIMO_MB,
  DOCUMENTOS_POSTO,
} from '@app/contract/assistencia/cadastroPosto'
import type { ErrorMessage } from '@app/contract/casca/errors'
import { avisoDaInscricao } from '@app/rules/assistencia/cadastroPosto'
import { faltaNaInscricao } from '@app/rules/assistencia/postoAutorizado'
import { isCnpj } from '@app/rules/casca/documento'
import { estadoDoCep } from '@app/rules/casca/endereco'
import type { z } from 'zod'
import type { Services } from '../../../../platform/context.ts'
import { readDocumento, type ReceivedFile } from '../../../../platform/files/read.ts'
import { fieldMessage } from '../../../../platform/http/errors.ts'
import { hasPosto, isHeld, listMarcas } from '../store/read.ts'
import { collect, readCampos } from './campos.ts'

type Empresa = Partial<z.output<typeof CadastroEtapa2>>

/** A document with new bytes, whose content matches its name. */
export type Recebido = { tipo: DocumentoPosto; file: ReceivedFile }

/** `em`: where the fields are; `own`: the registration itself; `guardados`: documents that it already has. */
type Onde = { em?: readonly string[]; own?: number; guardados?: readonly DocumentoPosto[] }

const checkNumeros = async (
  { db }: Services,
  empresa: Empresa,
  at: (campo: string) => string,
  own?: number,
) => {
  const erros: ErrorMessage[] = []
  const { cnpj, estado, inscricaoEstadual, cep } = empresa
  if (cnpj !== undefined && !isCnpj(cnpj)) erros.push(fieldMessage(at('cnpj'), 'CNPJ_INVALID'))
  else if (cnpj !== undefined && ((await hasPosto(db, cnpj)) || (await isHeld(db, 'cnpj', cnpj, own))))
    erros.push(fieldMessage(at('cnpj'), 'CNPJ_AREADY_REGISTERED'))
  if (estado && inscricaoEstadual && faltaNaInscricao(estado, inscricaoEstadual) === 'forma')
    erros.push(fieldMessage(at('inscricaoEstadual'), 'INVALID_INSCRICAO_ESTADUAL'))
  if (cep !== undefined && estadoDoCep(cep) === undefined) erros.push(fieldMessage(at('cep'), 'CEP_INVALID'))
  return erros
}

const checkHorarios = ({ horarios = [] }: Empresa, at: (campo: string) => string): ErrorMessage[] =>
  horarios.flatMap(({ abre, fecha }, index) =>
    abre < fecha ? [] : [fieldMessage(at(`horarios[${index}].fecha`), 'HORARIO_INVERTIDO')],
  )

const checkMarcas = async ({ db }: Services, { marcas = [] }: Empresa, at: (campo: string) => string) => {
  const wanted = new Set(marcas)
  if (wanted.size === 0 || (await listMarcas(db, marcas)).length === wanted.size) return []
  return [fieldMessage(at('marcas'), 'OPCAO_INVALIDA')]
}

/** The whole second step: every error, the valid values, the new documents, and the unusual facts. */
export const checkEtapa2 = async (
  services: Services,
  body: unknown,
  { em = [], own, guardados = [] }: Onde = {},
) => {
  const at = (campo: string) => [...em, campo].join('.')
  const { valores, erros } = readCampos(CadastroEtapa2, body, em)
  erros.push(
    ...(await checkNumeros(services, valores, at, own)),
    ...checkHorarios(valores, at),
    ...(await checkMarcas(services, valores, at)),
  )
  const recebidos: Recebido[] = []
  for (const tipo of DOCUMENTOS_POSTO) {
    const enviado = valores[tipo]
    if (enviado === undefined) continue
    if (enviado.data === undefined) {
      // Without bytes it must be a stored document.
      if (!guardados.includes(tipo)) erros.push(fieldMessage(at(tipo), 'EMPTY_REQUIRED_FIELD'))
      continue
    }
    await collect(erros, async () =>
      recebidos.push({ tipo, file: await readDocumento(enviado, at(tipo), DOCUMENTO_MAXIMO_MB) }),
    )
  }
  const { estado, inscricaoEstadual } = valores
  const aviso = estado && inscricaoEstadual ? avisoDaInscricao(estado, inscricaoEstadual) : null
  return { valores, erros, recebidos, avisos: aviso === null ? [] : [aviso] }
}
