import {
  type Chegada,
  type Divergencia,
  type FotoChegada,
  MOTIVO_DIVERGENCIA_LABELS,
  MOTIVOS_DIVERGENCIA,
  type MotivoDivergencia,
  type TerminarChegadaInput,
  TIPO_DIVERGENCIA_LABELS,
} from '@app/contract/armazem/chegada'
import { IconCircleCheck, IconPackageImport, IconScan } from '@tabler/icons-react'
import { useState } from 'react'
import { formatQuantity } from '../../../../platform/text/format.ts'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { Icon } from '../../../../ui/page/icon.tsx'
import { coletorStyles as coletor } from '../../coletor/index.ts'
import styles from './chegada.module.css'
import { FotosDaLinha } from './fotos.tsx'
import { somaDe } from './words.ts'

type Razao = { motivo: MotivoDivergencia | ''; observacao: string }
const VAZIA: Razao = { motivo: '', observacao: '' }
const keyOf = ({ posicao, tipo }: Divergencia) => `${posicao} ${tipo}`

const OPCOES = MOTIVOS_DIVERGENCIA.map((value) => ({ value, label: MOTIVO_DIVERGENCIA_LABELS[value] }))

type RazaoProps = {
  divergencia: Divergencia
  unidade: string
  razao: Razao
  tried: boolean
  onRazao: (razao: Razao) => void
}

function RazaoFields({ divergencia, unidade, razao, tried, onRazao }: RazaoProps) {
  const { tipo, quantidade } = divergencia
  const label = `${TIPO_DIVERGENCIA_LABELS[tipo]}: ${formatQuantity(quantidade)} ${unidade}`
  const semTexto = razao.motivo === 'OUTRO' && razao.observacao.trim() === ''
  return (
    <div className={styles.razao}>
      <SelectField
        label={label}
        empty="Por quê?"
        value={razao.motivo}
        options={OPCOES}
        onChange={(motivo) => onRazao({ ...razao, motivo })}
        error={tried && razao.motivo === '' ? 'Diga o motivo.' : undefined}
      />
      <TextField
        label={`Observação (${TIPO_DIVERGENCIA_LABELS[tipo].toLowerCase()})`}
        hideLabel
        placeholder="Observação"
        maxLength={200}
        value={razao.observacao}
        onChange={(observacao) => onRazao({ ...razao, observacao })}
        error={tried && semTexto ? 'Diga qual.' : undefined}
      />
    </div>
  )
}

type Props = {
  chegada: Chegada
  divergencias: readonly Divergencia[]
  busy: boolean
  onRecontar: (posicao: number) => void
  onContar: () => void
  onFotos: (fotos: FotoChegada[]) => void
  onTerminar: (input: TerminarChegadaInput) => void
}

/** The closed count beside the note: each difference with its reason and photos, then the entry into stock. */
export function Fechada({ chegada, divergencias, busy, onRecontar, onContar, onFotos, onTerminar }: Props) {
  const [razoes, setRazoes] = useState<Readonly<Record<string, Razao>>>({})
  const [observacao, setObservacao] = useState('')
  const [tried, setTried] = useState(false)
  const razaoOf = (one: Divergencia) => razoes[keyOf(one)] ?? VAZIA
  const whole = divergencias.every((one) => {
    const { motivo, observacao: texto } = razaoOf(one)
    return motivo !== '' && (motivo !== 'OUTRO' || texto.trim() !== '')
  })
  const end = () => {
    setTried(true)
    if (!whole) return
    onTerminar({
      divergencias: divergencias.flatMap((one) => {
        const { motivo, observacao: texto } = razaoOf(one)
        const { posicao, tipo } = one
        return motivo === '' ? [] : [{ posicao, tipo, motivo, observacao: texto.trim() || null }]
      }),
      observacao: observacao.trim() || null,
    })
  }
  const diferem = chegada.linhas.filter(({ posicao }) => divergencias.some((one) => one.posicao === posicao))
  const iguais = chegada.linhas.length - diferem.length
  return (
    <>
      <main className={coletor.alvo}>
        {iguais > 0 && (
          <p className={styles.certo}>
            <Icon of={IconCircleCheck} />
            {iguais === 1 ? '1 linha igual à nota' : `${iguais} linhas iguais à nota`}
          </p>
        )}
        {diferem.map(({ posicao, codigoProduto, descricao, unidade, esperado, contado }) => {
          const soma = somaDe(contado)
          return (
            <section key={posicao} className={styles.difere} aria-label={descricao}>
              <header>
                <h2>{descricao}</h2>
                <p className="num">{codigoProduto}</p>
              </header>
              <dl className={styles.numeros}>
                <div>
                  <dt>Nota</dt>
                  <dd className="num">{formatQuantity(esperado ?? 0)}</dd>
                </div>
                <div>
                  <dt>Contado</dt>
                  <dd className="num">{formatQuantity(soma)}</dd>
                </div>
                <div>
                  <dt>Avariado</dt>
                  <dd className="num">{formatQuantity(somaDe(contado.filter(({ avaria }) => avaria)))}</dd>
                </div>
              </dl>
              {divergencias
                .filter((one) => one.posicao === posicao)
                .map((one) => (
                  <RazaoFields
                    key={one.tipo}
                    divergencia={one}
                    unidade={unidade}
                    razao={razaoOf(one)}
                    tried={tried}
                    onRazao={(razao) => setRazoes((before) => ({ ...before, [keyOf(one)]: razao }))}
                  />
                ))}
              <FotosDaLinha
                nota={chegada.nota}
                posicao={posicao}
                produto={descricao}
                fotos={chegada.fotos}
                onFotos={onFotos}
              />
              <Button icon={IconScan} onClick={() => onRecontar(posicao)}>
                Contar de novo
              </Button>
            </section>
          )
        })}
        {divergencias.length > 0 && (
          <TextField
            label="Recado ao cliente"
            help="O cliente vê as diferenças, os motivos e as fotos."
            maxLength={500}
            value={observacao}
            onChange={setObservacao}
          />
        )}
      </main>
      <footer className={coletor.pe}>
        <Button className={coletor.todo} onClick={onContar}>
          Continuar a contagem
        </Button>
        <Button className={coletor.todo} look="filled" icon={IconPackageImport} disabled={busy} onClick={end}>
          Dar entrada no que contei
        </Button>
      </footer>
    </>
  )
}
