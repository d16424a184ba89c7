/** Second step, passkeys, and the log-in of a company. */
export const ERROR_TEXTS_ACESSO = {
  MFA_REQUIRED: 'Informe o código do aplicativo autenticador.',
  MFA_CODIGO: 'Código incorreto, vencido ou já usado.',
  MFA_VENCIDO: 'O tempo para informar o código acabou. Entre de novo com e-mail e senha.',
  CHAVE_ACESSO_INVALIDA: 'A chave de acesso não foi aceita. Tente de novo.',
  CHAVE_ACESSO_REPETIDA: 'Esta chave de acesso já está cadastrada.',
  CHAVES_ACESSO_DEMAIS: 'Uma pessoa pode ter até {maximo} chaves de acesso. Remova uma que não usa mais.',
  CHAVE_ACESSO_EXIGIDA:
    'O seu perfil exige a verificação em duas etapas. Ative-a com um aplicativo, ou crie outra chave, antes de remover esta.',
  PROVEDOR_EMISSOR: 'Informe o endereço https:// do provedor, sem usuário e senha.',
  PROVEDOR_DOMINIO: 'Use um domínio de e-mail, como empresa.com.br.',
  PROVEDOR_DOMINIO_USADO: 'O domínio {dominio} já entra por outro provedor.',
  PROVEDOR_REPETIDO: 'Este identificador deste provedor já está cadastrado.',
  PROVEDOR_GRUPO: 'O perfil “{perfil}” não serve para as pessoas deste provedor.',
  PROVEDOR_ADMINISTRADOR: 'Quem define por onde as pessoas entram precisa poder gerenciar usuários e perfis.',
  PROVEDOR_NENHUM: 'Este e-mail não entra por uma conta da empresa. Entre com a senha.',
  PROVEDOR_FORA: 'O provedor {nome} não respondeu como esperado. Entre com a senha, ou tente de novo.',
  PROVEDOR_RECUSOU: 'A entrada por {nome} não foi aceita. Tente de novo.',
  PROVEDOR_VENCIDO: 'O tempo para entrar pela conta da empresa acabou. Comece de novo.',
  PROVEDOR_EMAIL: 'A conta da empresa não tem um e-mail confirmado dos domínios de {nome}.',
  PROVEDOR_SEM_ACESSO: 'O seu cadastro não pode entrar por {nome}. Fale com o administrador.',
  CAIXA_SERVIDOR: 'Informe o nome do servidor, como imap.empresa.com.br.',
  CAIXA_SEGURANCA: 'Sem criptografia a caixa só pode estar em rede interna.',
  CAIXA_SENHA_OUTRO_SERVIDOR: 'Informe a senha de novo: o servidor mudou.',
  CAIXA_FORA: 'A caixa não abriu. {motivo}',
  PROVEDOR_SAIDA: 'O aviso de saída não foi aceito.',
  SEGUNDO_FATOR_EXIGIDO:
    'O seu perfil exige a verificação em duas etapas: ela pode ir para outro celular, não ser desativada.',
  SEGUNDO_FATOR_ATIVO:
    'A verificação em duas etapas já está ativada. Para outro aparelho, use “Trocar de celular”.',
  SEGUNDO_FATOR_INATIVO: 'A verificação em duas etapas não está ativada.',
} as const
