import { z } from 'zod'
import { CepOpcional, UfOpcional } from '../../casca/endereco/index.ts'
import { Links } from '../../casca/paging/index.ts'
import { CADASTRO_STATUS } from '../../casca/register/index.ts'
import { emailOpcional, obrigatorio, opcional } from '../../casca/texto/index.ts'
import { FEFO_POLITICAS, STATUS_WMS } from './values.ts'

export * from './values.ts'

export const FefoPolitica = z.enum(FEFO_POLITICAS)
export type FefoPolitica = z.infer<typeof FefoPolitica>

/** A client company (depositante) as it is chosen. The two codes are ours to add: staff need them for the product calls (decisions 24). */
export const ClienteEscolha = z
  .object({
    id: z.number().int(),
    nomeFantasia: z.string(),
    razaoSocial: z.string(),
    cnpjCpf: z.string(),
    statusWms: z.enum(STATUS_WMS),
    codigoCliente: z.string(),
    codigoDepositante: z.string(),
    fefo: FefoPolitica,
    permiteVencido: z.boolean(),
    _links: Links.optional(),
  })
  .meta({ id: 'ClienteEscolha' })
export type ClienteEscolha = z.infer<typeof ClienteEscolha>

const texto = z.string().nullable()

/** The whole record of a company. */
export const Cliente = ClienteEscolha.extend({
  status: z.enum(CADASTRO_STATUS),
  emailComercial: texto,
  telefoneComercial: texto,
  inscricaoEstadual: texto,
  inscricaoMunicipal: texto,
  horaFuncionamento: texto,
  cep: texto,
  rua: texto,
  numero: texto,
  complemento: texto,
  bairro: texto,
  cidade: texto,
  estado: texto,
  pais: texto,
  versao: z.number().int(),
}).meta({ id: 'Cliente' })
export type Cliente = z.infer<typeof Cliente>

/** The codes are ours to give: without them the document stands for both. */
export const ClienteInput = z
  .object({
    nomeFantasia: obrigatorio(120),
    razaoSocial: obrigatorio(160),
    cnpjCpf: obrigatorio(20).describe('CPF ou CNPJ, com ou sem máscara; o CNPJ pode ter letras.'),
    statusWms: z.enum(STATUS_WMS).optional(),
    codigoCliente: obrigatorio(60).optional(),
    codigoDepositante: obrigatorio(60).optional(),
    fefo: FefoPolitica.optional(),
    permiteVencido: z.boolean().optional(),
    status: z.enum(CADASTRO_STATUS).optional(),
    emailComercial: emailOpcional,
    telefoneComercial: opcional(30),
    inscricaoEstadual: opcional(20).describe('Só números, ou ISENTO.'),
    inscricaoMunicipal: opcional(20),
    horaFuncionamento: opcional(120),
    cep: CepOpcional,
    rua: opcional(160),
    numero: opcional(20),
    complemento: opcional(80),
    bairro: opcional(80),
    cidade: opcional(80),
    estado: UfOpcional,
    pais: opcional(60),
  })
  .meta({ id: 'ClienteInput' })
export type ClienteInput = z.infer<typeof ClienteInput>

/** The client as other records show it. */
export const ClienteResumo = ClienteEscolha.pick({
  id: true,
  nomeFantasia: true,
  cnpjCpf: true,
  codigoCliente: true,
  codigoDepositante: true,
}).meta({ id: 'ClienteResumo' })
export type ClienteResumo = z.infer<typeof ClienteResumo>

/** `?q=` narrows the answer of `findAll` for pickers: name, CNPJ or code. */
export const ClienteSearch = z.object({ q: z.string().max(100).optional() })
