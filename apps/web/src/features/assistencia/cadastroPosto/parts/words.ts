import { DOCUMENTO_POSTO_LABELS } from '@app/contract/assistencia/cadastroPosto'
import type { CadastroPreco } from '@app/contract/assistencia/cadastroPosto'
import { formatCount, formatMoney } from '../../../../platform/text/format.ts'

/** What each field is called, where it stands and in the strip that leads to those that are wrong. */
export const NOMES = {
  nome: 'Nome',
  cpf: 'CPF',
  dataNascimento: 'Data de nascimento',
  telefone: 'Telefone',
  email: 'E-mail',
  confirmEmail: 'Confirme o e-mail',
  password: 'Senha',
  confirmPassword: 'Confirme a senha',
  cnpj: 'CNPJ',
  razaoSocial: 'Razão social',
  nomeFantasia: 'Nome fantasia',
  inscricaoEstadual: 'Inscrição estadual',
  inscricaoMunicipal: 'Inscrição municipal',
  cep: 'CEP',
  rua: 'Rua',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  cidade: 'Cidade',
  estado: 'Estado',
  emailComercial: 'E-mail comercial',
  telefoneComercial: 'Telefone comercial',
  telefoneCelular: 'Celular',
  telefoneWhatsapp: 'Celular / WhatsApp',
  telefoneResidencial: 'Telefone residencial',
  horarios: 'Horário de funcionamento',
  marcas: 'Marcas que quer atender',
  ...DOCUMENTO_POSTO_LABELS,
} as const

/** What the first charges cost with the coupon, and what the others. */
export const totalText = ({ valor, desconto, total, cobrancasComDesconto }: CadastroPreco): string => {
  if (desconto === 0) return `Este cupom não muda o preço: ${formatMoney(valor)}.`
  const cobrancas = formatCount(cobrancasComDesconto, 'cobrança', 'cobranças')
  return `${formatMoney(total)} em vez de ${formatMoney(valor)}, em ${cobrancas}.`
}
