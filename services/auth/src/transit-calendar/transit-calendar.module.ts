import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProfilesModule } from '../profiles/profiles.module';
import { TransitCalendarController } from './transit-calendar.controller';
import { TransitCalendarEntity } from './transit-calendar.entity';
import { TransitCalendarRepository } from './transit-calendar.repository';
import { TransitCalendarService } from './transit-calendar.service';

/** The private calendar of a member's transits. */
@Module({
  imports: [ProfilesModule, TypeOrmModule.forFeature([TransitCalendarEntity])],
  controllers: [TransitCalendarController],
  providers: [TransitCalendarRepository, TransitCalendarService],
})
export class TransitCalendarModule {}
