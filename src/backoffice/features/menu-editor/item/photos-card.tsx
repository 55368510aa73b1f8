import { Card } from '../../../parts/card.tsx';
import { useTexts } from '../../../texts/index.ts';
import { PicturesField } from '../pictures/pictures-field.tsx';
import { useItemDraft } from './item-draft.ts';

const MOST = 20;

export function PhotosCard() {
  const { editor: t } = useTexts();
  const { item, change } = useItemDraft();
  return (
    <Card title={t.photos} hint={t.photosHint}>
      <PicturesField
        label={t.photos}
        isLabelHidden
        images={item.images}
        most={MOST}
        onChange={(images) => change((now) => ({ ...now, images }))}
      />
    </Card>
  );
}
