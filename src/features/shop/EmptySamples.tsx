import { type ProductId, pictureOf, productOf } from '@/data/products';
import { Badge } from '@/ui/Badge';
import { Icon } from '@/ui/Icon';
import { heartFill } from '@/ui/icons/heart-fill';
import styles from './EmptySamples.module.scss';
import { useCatalogue } from './useCatalogue';

function SamplePicture({ id }: { id: ProductId }) {
  const product = productOf(id);
  if (!product) return null;
  return (
    <img
      src={pictureOf(product)}
      data-color={product.attributes.colors[0]}
      alt=""
      width="48"
      height="48"
      loading="lazy"
    />
  );
}

/** Two products with the heart that put them on the wishlist, named as an example. Decorative. */
export function SampleWishes({ title }: { title: string }) {
  const { nameOf } = useCatalogue();
  return (
    <>
      <p className={styles.order}>
        <b>{title}</b>
      </p>
      {(['1060', '1071'] as const).map((id) => (
        <p key={id} className={styles.wish}>
          <SamplePicture id={id} />
          <span>{nameOf(id)}</span>
          <Icon name={heartFill} />
        </p>
      ))}
    </>
  );
}

const sampleSteps = ['placed', 'packed', 'shipped', 'delivered'] as const;

/** An order on its way, named as an example: state, steps and pictures. Decorative. */
export function SampleOrder() {
  const { words } = useCatalogue();
  return (
    <>
      <p className={styles.order}>
        <b>{words.order.example}</b>
        <Badge>{words.order.shipped}</Badge>
      </p>
      <svg className={styles.steps} viewBox="0 0 256 16">
        <path d="M8 8h240" stroke="var(--border-strong)" strokeOpacity=".5" strokeWidth="2" />
        <path d="M8 8h160" stroke="var(--brand)" strokeWidth="2" />
        {sampleSteps.map((step, index) => (
          <circle
            key={step}
            cx={8 + index * 80}
            cy="8"
            r="6.5"
            fill={index < 3 ? 'var(--brand)' : 'var(--card)'}
            stroke={index < 3 ? 'var(--brand)' : 'var(--border-strong)'}
            strokeWidth="2"
          />
        ))}
      </svg>
      <p className={styles.goods}>
        <SamplePicture id="1040" />
        <SamplePicture id="1061" />
        <SamplePicture id="1021" />
      </p>
    </>
  );
}
